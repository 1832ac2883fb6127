import { useRouter } from '@tarojs/taro'
import { useId } from 'react'
import type { InviteQuery } from '@core/domain'
import { Guest } from '@/features/share/Guest'
import { ShareButtons } from '@/features/share/ShareButtons'
import { ShareView } from '@/features/share/ShareView'
import { useInvitation } from '@/features/share/useInvitation'
import { go, HeaderIcon, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/share'
import { useLoggedIn } from '@/stores/session'

/** Invite friends: poster, code and link. Shared on WeChat's timeline it is opened again, with the code of who shared it. */
export default function SharePage() {
  const { t } = useText()
  const { params } = useRouter<Partial<Record<keyof InviteQuery, string>>>()
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
      {!loggedIn && <Guest query={params} />}
      {invitation && <ShareView invitation={invitation} canvasId={canvasId} />}
    </Page>
  )
}
