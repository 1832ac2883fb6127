import { Text, View } from '@tarojs/components'
import { Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import './parts.scss'

/**
 * While the security check runs: what the device is doing, and that nothing is asked of the user. The region is there
 * before it has anything to say, so that screen readers announce it.
 */
export const SecurityCheck = ({ on }: { readonly on: boolean }) => (
  <View className="security-live" ariaRole="status">
    {on && <Notice />}
  </View>
)

const Notice = () => {
  const { t } = useText()
  return (
    <View className="security-check">
      <Icon name="shield" size={20} className="text-lime" />
      <View className="grow">
        <View className="security-check__title">
          <Text>{t('session.checking')}</Text>
          <View className="spinner security-check__spinner" />
        </View>
        <Text className="cap text-2">{t('session.checkingText')}</Text>
      </View>
    </View>
  )
}
