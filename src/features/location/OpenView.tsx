import { View } from '@tarojs/components'
import { coordinatesText, type Place } from '@core/domain/places'
import { Button, CopyRow, Empty, Icon } from '@/components'
import { goBack } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/location'
import { openOnMap } from '@/platform/location'
import { showToast } from '@/stores/toasts'
import './location.scss'

/** A place: its name and address, the coordinates to copy, the way to a map app. */
export const OpenView = ({ place }: { readonly place: Place }) => {
  const { t } = useText()
  const open = async (): Promise<void> => {
    if (!(await openOnMap(place))) showToast('error', t('location.noApp'))
  }
  const coordinates = coordinatesText(place)
  return (
    <View className="pad location">
      <View className="card location__place">
        <View className="location__disc">
          <Icon name="globe" />
        </View>
        <View className="h1">{place.name || t('location.openTitle')}</View>
        {place.address !== '' && <View className="text-2 location__address">{place.address}</View>}
      </View>
      <View className="card">
        {place.address !== '' && <CopyRow label={t('location.address')} text={place.address} />}
        <CopyRow label={t('location.coordinates')} text={coordinates} />
      </View>
      <Button testId="open-map" onClick={() => void open()}>
        {t('location.openMaps')}
      </Button>
    </View>
  )
}

/** The page was opened without a place. */
export const NoPlace = () => {
  const { t } = useText()
  return (
    <Empty
      icon="globe"
      title={t('location.noPlace')}
      text={t('location.noPlaceText')}
      action={<Button onClick={goBack}>{t('common.back')}</Button>}
    />
  )
}
