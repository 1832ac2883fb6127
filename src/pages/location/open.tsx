import { useRouter } from '@tarojs/taro'
import { placeOfQuery } from '@core/domain/places'
import { NoPlace, OpenView } from '@/features/location/OpenView'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/location'

/** Shows the place of its address: `lat`, `lng`, `name`, `address`. */
export default function OpenPlacePage() {
  const { t } = useText()
  const { params } = useRouter()
  const place = placeOfQuery(params)
  return <Page title={t('location.openTitle')}>{place ? <OpenView place={place} /> : <NoPlace />}</Page>
}
