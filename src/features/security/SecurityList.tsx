import { View } from '@tarojs/components'
import { Icon, Tag, type IconName } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import '@/features/profile/profile.scss'
import './security.scss'

/** What protects the account: each with its state, each leading to where it is changed. */
export const SecurityList = ({ hasTradePassword }: { readonly hasTradePassword: boolean }) => {
  const { t } = useText()
  return (
    <View className="pad">
      <View className="card entries">
        <Row
          icon="lock"
          title={t('security.tradePassword')}
          text={t('security.tradePasswordText')}
          url="/pages/me/secure?set=tradePassword"
          state={hasTradePassword ? 'set' : 'notSet'}
        />
        <Row
          icon="withdraw"
          title={t('addresses.title')}
          text={t('security.addressesText')}
          url="/pages/me/bindAddress"
        />
      </View>
    </View>
  )
}

interface RowProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly url: string
  readonly state?: 'set' | 'notSet'
}

const Row = ({ icon, title, text, url, state }: RowProps) => {
  const { t } = useText()
  return (
    <Tappable className="entries__row security-row" onClick={() => go(url)}>
      <Icon name={icon} size={20} className="text-2" />
      <View className="grow">
        <View>{title}</View>
        <View className="cap text-3">{text}</View>
      </View>
      {state && <Tag kind={state === 'set' ? 'lime' : 'warn'}>{t(`security.${state}`)}</Tag>}
      <Icon name="right" size={16} className="text-3" />
    </Tappable>
  )
}
