import { useId } from 'react'
import { Button, Empty } from '@/components'
import { ShareButtons } from '@/features/share/ShareButtons'
import { ShareView } from '@/features/share/ShareView'
import { useInvitation } from '@/features/share/useInvitation'
import { go, goLogin, HeaderIcon, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/share'
import { useLoggedIn } from '@/stores/session'

/** Invite friends: poster, code and link. */
export default function SharePage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { data, problem, reload } = useInvitation()
  const canvasId = `poster${useId().replace(/\W/g, '')}`
  const invitation = loggedIn ? data : undefined
  return (
    <Page
      title={t('share.title')}
      right={<HeaderIcon name="team" label={t('share.team')} onClick={() => go('/pages/me/team')} />}
      foot={invitation && <ShareButtons invitation={invitation} canvasId={canvasId} />}
      loading={loggedIn && !data && !problem}
      problem={loggedIn && !data ? problem : undefined}
      onRetry={() => void reload()}
      onRefresh={reload}
    >
      {!loggedIn && <Guest />}
      {invitation && <ShareView invitation={invitation} canvasId={canvasId} />}
    </Page>
  )
}

const Guest = () => {
  const { t } = useText()
  return (
    <Empty
      icon="invite"
      title={t('share.guest')}
      text={t('share.guestText')}
      action={
        <>
          <Button onClick={goLogin}>{t('common.login')}</Button>
          <Button kind="secondary" onClick={() => go('/pages/reg')}>
            {t('share.register')}
          </Button>
        </>
      }
    />
  )
}
