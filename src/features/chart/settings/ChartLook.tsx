import { Text, View } from '@tarojs/components'
import { Switch } from '@/components'
import { PalettePicker } from '@/features/palette'
import { useText } from '@/i18n'
import '@/i18n/areas/drawing'
import { setPrefs, usePref } from '@/stores/preferences'
import './settings.scss'

/** How the chart looks beside its indicators: the user's orders on it, and the colours of up and down. */
export const ChartLook = () => {
  const { t } = useText()
  return (
    <View className="chart-look">
      <Switch
        label={t('drawing.showOrders')}
        on={usePref('showMarks')}
        onChange={(showMarks) => setPrefs({ showMarks })}
      />
      <Text className="chart-look__title">{t('drawing.palette')}</Text>
      <PalettePicker />
    </View>
  )
}
