import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useCall } from '@/api'
import { useText } from '@/i18n'
import '@/i18n/areas/profile'
import { canUseWallet } from '@/platform/wallet'
import type { UserInfo } from '@/stores/session'
import { SecurityRow } from './SecurityRow'
import '@/features/profile/profile.scss'

const set = (name: string): string => `/pages/me/secure?set=${name}`

/** What belongs to the account and what protects it: each with its state, each leading to where it is changed. */
export const SecurityList = ({ user }: { readonly user: UserInfo }) => {
  const { t } = useText()
  return (
    <View className="pad">
      <Group title={t('profile.groupProfile')}>
        <SecurityRow
          icon="team"
          title={t('profile.picture')}
          text={t('profile.pictureText')}
          url={set('picture')}
        />
        <SecurityRow icon="level" title={t('profile.nickname')} text={user.nickname} url={set('nickname')} />
      </Group>
      <Group title={t('profile.groupPasswords')}>
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
            title={t('profile.resetTitle')}
            text={t('profile.resetText')}
            url={set('resetTradePassword')}
          />
        )}
      </Group>
      <Contacts user={user} />
      <Group title={t('profile.groupMoney')}>
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
  const none = t('profile.notBound')
  return (
    <Group title={t('profile.groupBound')}>
      <SecurityRow icon="mail" title={t('profile.email')} text={user.email ?? none} url={set('email')} />
      <SecurityRow icon="phone" title={t('profile.phone')} text={user.phone ?? none} url={set('phone')} />
      {(canUseWallet || data?.wallet) && (
        <SecurityRow
          icon="assets"
          title={t('profile.wallet')}
          text={t('profile.walletText')}
          url={set('wallet')}
          state={data && t(data.wallet ? 'profile.bound' : 'profile.notBound')}
          mood={data?.wallet ? 'lime' : 'plain'}
        />
      )}
      {data && (data.inviter !== null || data.inviterUntil !== null) && (
        <SecurityRow
          icon="invite"
          title={t('profile.inviter')}
          text={data.inviter ?? t('profile.inviterOpen')}
          url={set('inviter')}
        />
      )}
    </Group>
  )
}
