import { View } from '@tarojs/components'
import { Icon } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { setPrefs, usePref } from '@/stores/preferences'
import './home.scss'

/** Who has just registered is shown what to do next, until they follow it or trade. */
export const FirstTrade = () => {
  const { t } = useText()
  if (!usePref('newcomer')) return null
  const follow = (): void => {
    setPrefs({ newcomer: false })
    go('/pages/contract/index')
  }
  return (
    <View className="pad">
      <Tappable className="first-trade" testId="first-trade" onClick={follow}>
        <Icon name="options" className="text-lime" />
        <View className="grow">
          <View className="body-m text-lime">{t('home.firstTrade')}</View>
          <View className="cap text-2">{t('home.firstTradeText')}</View>
        </View>
        <Icon name="right" size={16} className="text-lime" />
      </Tappable>
    </View>
  )
}
