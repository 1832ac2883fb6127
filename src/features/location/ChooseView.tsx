import { Text, View } from '@tarojs/components'
import type { Coordinate } from '@core/domain/places'
import { Button, Field, Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/location'
import { hasMap } from '@/platform/location'
import { useChooser, type Chooser } from './useChooser'
import './location.scss'

const COORDINATES = ['latitude', 'longitude'] as const

/** Choose a place: where the device is, or by its coordinates. */
export const ChooseView = () => {
  const { t } = useText()
  const chooser = useChooser()
  const { typed, busy, trouble, change, use, ask } = chooser
  return (
    <View className="pad location">
      <Text className="text-2">{t('location.chooseText')}</Text>
      <Button kind="secondary" icon="globe" testId="locate" busy={busy} onClick={() => void ask()}>
        {t(hasMap ? 'location.onMap' : busy ? 'location.locating' : 'location.here')}
      </Button>
      {trouble && (
        <View className="location__trouble" ariaRole="alert">
          <Icon name="alert" size={20} />
          <Text className="grow">{t(`location.${trouble}`)}</Text>
        </View>
      )}
      {COORDINATES.map((which) => (
        <CoordinateField key={which} which={which} chooser={chooser} />
      ))}
      <Field
        label={t('location.name')}
        showLabel
        placeholder={t('location.nameHint')}
        maxLength={60}
        value={typed.name}
        onChange={(name) => change({ name })}
      />
      <Button testId="use-place" disabled={COORDINATES.some(chooser.isWrong)} onClick={use}>
        {t('location.use')}
      </Button>
    </View>
  )
}

interface CoordinateProps {
  readonly which: Coordinate
  readonly chooser: Chooser
}

const CoordinateField = ({ which, chooser: { typed, change, leave, isWrong } }: CoordinateProps) => {
  const { t } = useText()
  return (
    <Field
      label={t(`location.${which}`)}
      showLabel
      placeholder={t(`location.${which}Hint`)}
      maxLength={20}
      value={typed[which]}
      error={isWrong(which) ? t(`location.${which}Invalid`) : undefined}
      onChange={(text) => change({ [which]: text })}
      onBlur={() => typed[which] && leave(which)}
    />
  )
}
