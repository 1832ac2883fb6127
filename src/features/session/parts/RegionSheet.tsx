import { REGIONS, type RegionCode } from '@core/domain'
import { useCall } from '@/api'
import { PickSheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'

interface Props {
  readonly open: boolean
  readonly value: RegionCode
  readonly onPick: (region: RegionCode) => void
  readonly onClose: () => void
}

/** The 18 countries and regions by their names in the user's language; by code while those are not known. */
export const RegionSheet = (props: Props) => {
  const { lang } = useText()
  return <Regions key={lang} {...props} />
}

const Regions = ({ open, value, onPick, onClose }: Props) => {
  const { t } = useText()
  const { data } = useCall('region.list', open ? {} : null)
  const options = REGIONS.map(({ code, dial }) => ({
    value: code,
    text: data?.find((region) => region.code === code)?.name ?? code,
    note: `+${dial}`,
  }))
  return (
    <PickSheet
      open={open}
      title={t('session.region')}
      options={options}
      value={value}
      onPick={onPick}
      onClose={onClose}
    />
  )
}
