import { useState, type ReactNode } from 'react'
import { inviteOfQuery, inviteRoute, type InviteQuery } from '@core/domain'
import { Button, Empty } from '@/components'
import { go, goLogin } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/share'
import { keepInvite } from '@/stores/invite'

/** Who is not logged in: somebody whom a shared page invites, whose code is kept, or somebody who would like to invite. */
export const Guest = ({ query }: { readonly query: InviteQuery }) => {
  const { t } = useText()
  const [code] = useState(() => {
    keepInvite(query)
    return inviteOfQuery(query)
  })
  const invited = code !== null
  const login: ReactNode = (
    <Button key="login" kind={invited ? 'secondary' : 'primary'} onClick={goLogin}>
      {t('common.login')}
    </Button>
  )
  const register: ReactNode = (
    <Button
      key="register"
      kind={invited ? 'primary' : 'secondary'}
      onClick={() => go(invited ? inviteRoute(code) : '/pages/reg')}
    >
      {t('share.register')}
    </Button>
  )
  return (
    <Empty
      icon="invite"
      title={t(invited ? 'share.invited' : 'share.guest')}
      text={invited ? t('share.invitedText', { code }) : t('share.guestText')}
      action={invited ? [register, login] : [login, register]}
    />
  )
}
