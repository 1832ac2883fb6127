import { Text, View } from '@tarojs/components'
import { Icon } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { RECORD_WAYS } from './ways'
import './assets.scss'

/** Ways to records and cards. */
export const AssetLinks = () => {
  const { t } = useText()
  return (
    <View className="card asset-links">
      {RECORD_WAYS.map(({ id, icon, text, url }) => (
        <Tappable key={id} className="asset-links__row" testId={id} onClick={() => go(url)}>
          <Icon name={icon} size={20} className="text-2" />
          <Text className="grow">{t(text)}</Text>
          <Icon name="right" size={16} className="text-3" />
        </Tappable>
      ))}
    </View>
  )
}
