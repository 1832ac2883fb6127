import { View } from '@tarojs/components'
import { useText, type TextKey } from '@/i18n'
import { Tappable } from '@/platform/tap'
import type { Column, Order } from './sort'

interface Props {
  /** Null: as the user starred them. */
  readonly order: Order | null
  readonly onChange: (column: Column) => void
}

const NAMES: Readonly<Record<Column, TextKey>> = {
  pair: 'market.pair',
  volume: 'market.volume',
  price: 'market.price',
  change: 'market.change',
}

/** The columns to sort by; a screen reader hears which one it is, and which way. */
export const Columns = ({ order, onChange }: Props) => {
  const head = (column: Column) => (
    <ColumnHead column={column} order={order} onClick={() => onChange(column)} />
  )
  return (
    <View className="market-list__columns">
      <View className="row gap-1 grow">
        {head('pair')}
        {head('volume')}
      </View>
      {head('price')}
      <View className="market-list__change">{head('change')}</View>
    </View>
  )
}

interface HeadProps {
  readonly column: Column
  readonly order: Order | null
  readonly onClick: () => void
}

const ColumnHead = ({ column, order, onClick }: HeadProps) => {
  const { t } = useText()
  const on = order?.column === column
  const name = t(NAMES[column])
  const said = on ? `, ${t(order.down ? 'market.sortedDown' : 'market.sortedUp')}` : ''
  return (
    <Tappable
      className={`sort${on ? ' sort--on' : ''}`}
      label={`${t('market.sortBy', { column: name })}${said}`}
      testId={`sort-${column}`}
      onClick={onClick}
    >
      {name}
      <View className="sort__arrows">
        <View className={`sort__up${on && !order.down ? ' sort__lit' : ''}`} />
        <View className={`sort__down${on && order.down ? ' sort__lit' : ''}`} />
      </View>
    </Tappable>
  )
}
