import { Text, View } from '@tarojs/components'
import { Icon } from '@/components'
import { useText, type TextKey } from '@/i18n'
import '@/i18n/areas/drawing'
import { Tappable } from '@/platform/tap'
import { setPrefs, usePref } from '@/stores/preferences'
import { PALETTES, paletteClass, type Palette } from '@/styles/palette'
import './palette.scss'

export const PALETTE_TEXTS: Readonly<Record<Palette, TextKey>> = {
  greenUp: 'drawing.greenUp',
  redUp: 'drawing.redUp',
  blueUp: 'drawing.blueUp',
}

/** The three pairs of colours for up and down, each with a sample; a tap is applied at once and kept. */
export const PalettePicker = () => {
  const { t } = useText()
  const chosen = usePref('palette')
  return (
    <View className="palettes" ariaRole="radiogroup" ariaLabel={t('drawing.palette')}>
      {PALETTES.map((palette) => (
        <Tappable
          key={palette}
          role="radio"
          on={palette === chosen}
          className="palettes__row"
          testId={`palette-${palette}`}
          onClick={() => setPrefs({ palette })}
        >
          <View className={`palettes__sample ${paletteClass(palette)}`}>
            <View className="palettes__up" />
            <View className="palettes__down" />
          </View>
          <View className="grow">
            <View>{t(PALETTE_TEXTS[palette])}</View>
            {palette === 'blueUp' && <Text className="cap text-3">{t('drawing.blueUpNote')}</Text>}
          </View>
          {palette === chosen && <Icon name="check" size={20} className="text-lime" />}
        </Tappable>
      ))}
    </View>
  )
}
