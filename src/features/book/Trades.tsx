import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { pairById, PAIRS, type TradeId } from '@core/domain'
import { formatAmount, formatPrice } from '@core/money'
import { Empty } from '@/components'
import { useText } from '@/i18n'
import { formatClock } from '@/i18n/time'
import '@/i18n/areas/book'
import { usePref } from '@/stores/preferences'
import type { Move } from './model/trades'
import { BookNotice } from './Notice'
import { useTrades } from './useTrades'
import './trades.scss'

interface Props {
  readonly tradeId: TradeId
  /** Prices are old: they lose their colour. */
  readonly stale: boolean
}

/** The last trades, newest first: rows stay where they are, figures move through them. */
export const Trades = ({ tradeId, stale }: Props) => {
  const { t } = useText()
  const { decimals } = usePref('book')
  const rows = useTrades(tradeId)
  const pair = pairById(tradeId) ?? PAIRS[0]
  if (rows === null) return <BookNotice state="loading" rows={10} />
  if (rows.length === 0) return <Empty title={t('book.noTrades')} text={t('book.noTradesText')} />
  return (
    <View className={`trades${stale ? ' trades--stale' : ''}`}>
      <View className="trades__row trades__row--head">
        <Text>{t('book.time')}</Text>
        <Text className="trades__price">{t('book.price')}</Text>
        <Text className="trades__amount">{t('book.amountOf', { coin: pair.base })}</Text>
      </View>
      {rows.map(({ time, price, quantity, move }, row) => (
        <Row
          key={row}
          time={formatClock(time)}
          price={formatPrice(price, pair.priceScale)}
          amount={formatAmount(quantity, decimals)}
          move={move}
        />
      ))}
    </View>
  )
}

const ARROWS: Readonly<Record<Move, string>> = { up: '↑', down: '↓', same: '' }

interface RowProps {
  readonly time: string
  readonly price: string
  readonly amount: string
  readonly move: Move
}

const Row = memo(({ time, price, amount, move }: RowProps) => (
  <View className="trades__row">
    <Text className="text-3">{time}</Text>
    <Text className={`trades__price trades__price--${move}`}>
      {ARROWS[move]} {price}
    </Text>
    <Text className="trades__amount">{amount}</Text>
  </View>
))
Row.displayName = 'Row'
