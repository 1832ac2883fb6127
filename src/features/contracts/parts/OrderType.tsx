import { LIMIT, MARKET, type PubType } from '@core/domain/contracts'
import { Segmented } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'

interface Props {
  readonly value: PubType
  readonly onChange: (pubType: PubType) => void
}

/** Market or limit. */
export const OrderType = ({ value, onChange }: Props) => {
  const { t } = useText()
  return (
    <Segmented
      label={t('contracts.orderType')}
      value={value}
      onChange={onChange}
      choices={[
        { value: MARKET, text: t('contracts.market') },
        { value: LIMIT, text: t('contracts.limit') },
      ]}
    />
  )
}
