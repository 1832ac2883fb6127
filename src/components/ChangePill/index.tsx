import { View } from '@tarojs/components'
import { formatPercent, money } from '@core/money'
import './change-pill.scss'

interface Props {
  /** Percent; null while unknown. */
  readonly rise: string | null
  readonly stale?: boolean
  /** Sign and triangle without the tinted box. */
  readonly bare?: boolean
}

const directionOf = (rise: string | null): 'up' | 'down' | 'flat' => {
  if (rise === null || money(rise).eq('0')) return 'flat'
  return money(rise).gt('0') ? 'up' : 'down'
}

/** A change in percent: triangle, sign and colour; grey when the price is stale. */
export const ChangePill = ({ rise, stale, bare }: Props) => {
  const direction = directionOf(rise)
  return (
    <View className={`change change--${stale ? 'stale' : direction}${bare ? ' change--bare' : ''}`}>
      {direction !== 'flat' && (
        <View className={`triangle${direction === 'down' ? ' triangle--down' : ''}`} />
      )}
      {rise === null ? '—' : formatPercent(rise)}
    </View>
  )
}
