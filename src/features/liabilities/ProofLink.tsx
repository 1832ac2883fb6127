import { Text, View } from '@tarojs/components'
import { Icon } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import './proofLink.scss'

/** From the balances to the proof that they are counted. */
export const ProofLink = () => {
  const { t } = useText()
  return (
    <Tappable className="card proof-link" testId="proof" onClick={() => go('/pages/asset/proof')}>
      <Icon name="shield" size={24} className="text-lime" />
      <View className="grow">
        <View className="body-m">{t('assets.proofTitle')}</View>
        <Text className="cap text-3">{t('assets.proofText')}</Text>
      </View>
      <Icon name="right" size={16} className="text-3" />
    </Tappable>
  )
}
