import { Text, View } from '@tarojs/components'
import { useEffect, useMemo, useState } from 'react'
import { pairById, PAIRS, type TradeId } from '@core/domain'
import { useText } from '@/i18n'
import '@/i18n/areas/book'
import { usePref } from '@/stores/preferences'
import { BookSession, type BookView } from './bookSession'
import { bookTheme } from './draw/theme'
import { Ladder } from './Ladder'
import { LastPrice } from './LastPrice'
import { BookNotice } from './Notice'
import { Toolbar } from './Toolbar'
import { useBook, type BookState } from './useBook'
import { useShown } from './useShown'
import './order-book.scss'

interface Props {
  readonly tradeId: TradeId
  /** Rows a side. */
  readonly levels: number
  /** One narrow column, asks above bids with the last price between. */
  readonly compact?: boolean
  /** Told the price of the row that was tapped, a plain decimal. */
  readonly onPick?: (price: string) => void
}

/** The book of a pair: house quotes, grouped as the user likes, drawn on canvas, read out and picked row by row. */
export const OrderBook = ({ tradeId, levels, compact = false, onPick }: Props) => {
  const state = useBook(tradeId)
  const session = useSession(tradeId, levels, compact, state)
  const pair = pairById(tradeId) ?? PAIRS[0]
  const side = { session, rows: levels, pair, onPick }
  if (state === 'loading' || state === 'empty')
    return <BookNotice state={state} rows={compact ? levels * 2 : levels} />
  if (compact) {
    return (
      <View className="book book--compact">
        <ColumnHeads names={['asks', 'amount']} />
        <Ladder {...side} side="ask" upwards />
        <LastPrice pair={pair} stale={state === 'stale'} />
        <ColumnHeads names={['bids', 'amount']} />
        <Ladder {...side} side="bid" />
        <Toolbar pair={pair} compact stale={state === 'stale'} />
      </View>
    )
  }
  return (
    <View className="book">
      <Toolbar pair={pair} stale={state === 'stale'} />
      <View className="book__sides">
        <View className="book__side">
          <ColumnHeads names={['bidAmount', 'price']} />
          <Ladder {...side} side="bid" />
        </View>
        <View className="book__side">
          <ColumnHeads names={['price', 'askAmount']} />
          <Ladder {...side} side="ask" />
        </View>
      </View>
    </View>
  )
}

const useSession = (tradeId: TradeId, rows: number, compact: boolean, state: BookState): BookSession => {
  const palette = usePref('palette')
  const prefs = usePref('book')
  const view = useMemo<BookView>(
    () => ({
      pair: pairById(tradeId) ?? PAIRS[0],
      rows,
      compact,
      prefs,
      theme: bookTheme(palette, state === 'stale'),
    }),
    [tradeId, rows, compact, prefs, palette, state],
  )
  const [session] = useState(() => new BookSession(view))
  useEffect(() => session.configure(view), [session, view])
  const shown = useShown()
  useEffect(() => (shown ? session.follow() : undefined), [session, shown])
  return session
}

const ColumnHeads = ({
  names,
}: {
  readonly names: readonly ('price' | 'amount' | 'bids' | 'asks' | 'bidAmount' | 'askAmount')[]
}) => {
  const { t } = useText()
  return (
    <View className="book__heads">
      {names.map((name) => (
        <Text key={name}>{t(`book.${name}`)}</Text>
      ))}
    </View>
  )
}
