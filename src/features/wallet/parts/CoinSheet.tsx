import { Text } from '@tarojs/components'
import { CURRENCIES, type CurrencyId } from '@core/domain'
import { CoinIcon, PickSheet } from '@/components'

interface Props {
  readonly open: boolean
  readonly title: string
  /** Null while nothing is chosen. */
  readonly value: CurrencyId | null
  /** Beside each: its name, or what there is of it. */
  readonly noteOf: (id: CurrencyId) => string
  readonly onPick: (id: CurrencyId) => void
  readonly onClose: () => void
}

/** The five currencies to choose from. */
export const CoinSheet = ({ noteOf, ...sheet }: Props) => (
  <PickSheet
    {...sheet}
    options={CURRENCIES.map(({ id, code }) => ({
      value: id,
      text: (
        <>
          <CoinIcon code={code} size={28} />
          <Text>{code}</Text>
        </>
      ),
      note: noteOf(id),
    }))}
  />
)
