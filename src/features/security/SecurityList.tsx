import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useCall } from '@/api'
import { AccessRows, LoginPasswordRow } from '@/features/access/AccessRows'
import { useText } from '@/i18n'
import '@/i18n/areas/access'
import '@/i18n/areas/person'
import '@/i18n/areas/addresses'
import '@/i18n/areas/security'
import { canUseWallet } from '@/platform/wallet'
import type { UserInfo } from '@/stores/session'
import { SecurityRow } from './SecurityRow'
import '@/features/profile/profile.scss'

/** States of the verification, and how they look. */
const IDENTITY_MOODS = [
  ['none', 'plain'],
  ['pending', 'warn'],
  ['approved', 'lime'],
  ['rejected', 'warn'],
] as const

const set = (name: string): string => `/pages/me/secure?set=${name}`

/** What belongs to the account and what protects it: each with its state, each leading to where it is changed. */
export const SecurityList = ({ user }: { readonly user: UserInfo }) => {
  const { t } = useText()
  return (
    <View className="pad">
      <Group title={t('person.groupProfile')}>
        <SecurityRow
          icon="user"
          title={t('person.picture')}
          text={t('person.pictureText')}
          url={set('picture')}
        />
        <SecurityRow icon="draw" title={t('person.nickname')} text={user.nickname} url={set('nickname')} />
        <Identity state={user.realnameState} />
      </Group>
      <Group title={t('person.groupPasswords')}>
        <LoginPasswordRow />
        <SecurityRow
          icon="lock"
          title={t('security.tradePassword')}
          text={t('security.tradePasswordText')}
          url={set('tradePassword')}
          state={t(user.hasTradePassword ? 'security.set' : 'security.notSet')}
          mood={user.hasTradePassword ? 'lime' : 'warn'}
        />
        {user.hasTradePassword && (
          <SecurityRow
            icon="support"
            title={t('person.resetTitle')}
            text={t('person.resetText')}
            url={set('resetTradePassword')}
          />
        )}
      </Group>
      <Group title={t('access.groupGuard')}>
        <AccessRows />
      </Group>
      <Contacts user={user} />
      <Group title={t('person.groupMoney')}>
        <SecurityRow
          icon="withdraw"
          title={t('addresses.title')}
          text={t('security.addressesText')}
          url="/pages/me/bindAddress"
        />
      </Group>
    </View>
  )
}

/** Real-name verification: how far it has got, and the way there. */
const Identity = ({ state }: { readonly state: string }) => {
  const { t } = useText()
  const known = IDENTITY_MOODS.find(([name]) => name === state) ?? IDENTITY_MOODS[0]
  return (
    <SecurityRow
      icon="shield"
      title={t('person.identity')}
      text={t('security.identityText')}
      url="/pages/real/index"
      state={t(`person.identity_${known[0]}`)}
      mood={known[1]}
    />
  )
}

interface GroupProps {
  readonly title: string
  readonly children: ReactNode
}

const Group = ({ title, children }: GroupProps) => (
  <View className="entries-group">
    <View className="entries-group__title">{title}</View>
    <View className="card entries">{children}</View>
  </View>
)

/** By what the user is reached and recognised. */
const Contacts = ({ user }: { readonly user: UserInfo }) => {
  const { t } = useText()
  const { data } = useCall('user.bind', {})
  const none = t('person.notBound')
  return (
    <Group title={t('person.groupBound')}>
      <SecurityRow icon="mail" title={t('person.email')} text={user.email ?? none} url={set('email')} />
      <SecurityRow icon="phone" title={t('person.phone')} text={user.phone ?? none} url={set('phone')} />
      {(canUseWallet || data?.wallet) && (
        <SecurityRow
          icon="assets"
          title={t('person.wallet')}
          text={t('person.walletText')}
          url={set('wallet')}
          state={data && t(data.wallet ? 'person.bound' : 'person.notBound')}
          mood={data?.wallet ? 'lime' : 'plain'}
        />
      )}
      {data && (data.inviter !== null || data.inviterUntil !== null) && (
        <SecurityRow
          icon="invite"
          title={t('person.inviter')}
          text={data.inviter ?? t('person.inviterOpen')}
          url={set('inviter')}
        />
      )}
    </Group>
  )
}
