import { Button, Empty } from '@/components'
import { go, goLogin } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import '@/i18n/areas/me'

/** Instead of a screen that belongs to somebody who is logged in. */
export const SignedOut = () => {
  const { t } = useText()
  return (
    <Empty
      icon="lock"
      title={t('me.guest')}
      text={t('me.guestText')}
      action={
        <>
          <Button onClick={goLogin}>{t('common.login')}</Button>
          <Button kind="secondary" onClick={() => go('/pages/reg')}>
            {t('session.create')}
          </Button>
        </>
      }
    />
  )
}
