import { View } from '@tarojs/components'
import { useCallback } from 'react'
import { useStore } from 'zustand'
import { formatAmount, formatPrice, scaleOf } from '@core/money'
import type { Pair } from '@core/domain'
import { useText } from '@/i18n'
import '@/i18n/areas/book'
import { CanvasLayer } from '@/platform/canvas'
import { Tappable } from '@/platform/tap'
import { usePref } from '@/stores/preferences'
import type { BookSession } from './bookSession'
import type { BookLevel, BookSide } from './model/grouping'
import { useCanvas } from './useCanvas'
import { useSampled } from './useSampled'

/** How often the words for screen readers follow the picture, in ms: nobody can listen faster. */
const SPOKEN_MS = 2_000

interface Props {
  readonly session: BookSession
  readonly side: BookSide
  readonly rows: number
  readonly pair: Pair
  /** Best price at the bottom. */
  readonly upwards?: boolean
  readonly onPick?: ((price: string) => void) | undefined
}

/** One side of the book: figures on canvas, and over them a button per row that says the row and picks its price. */
export const Ladder = ({ session, side, rows, pair, upwards, onPick }: Props) => {
  const { t } = useText()
  const [id, onReady] = useCanvas(session.layers[side])
  // A new view (groups, pair) is a new reader: what it shows is said at once.
  const view = useStore(session.view)
  const levels = useSampled(
    useCallback(() => (view ? session.levels(side) : []), [session, side, view]),
    SPOKEN_MS,
  )
  const { decimals } = usePref('book')
  const say = ({ price, amount }: BookLevel): string =>
    t(side === 'bid' ? 'book.bidRow' : 'book.askRow', {
      price: formatPrice(price, scaleOf(price)),
      amount: `${formatAmount(amount, decimals)} ${pair.base}`,
    })
  const pick = (row: number): void => {
    const level = session.levels(side)[row]
    if (level) onPick?.(level.price)
  }
  return (
    <View className="book__ladder">
      <CanvasLayer id={id} className="book__canvas" onReady={onReady} />
      <View className={`book__rows${upwards ? ' book__rows--up' : ''}`}>
        {Array.from({ length: rows }, (_, row) => {
          const level = levels[row]
          if (!level) return <View key={row} className="book__row" />
          return (
            <Tappable
              key={row}
              className="book__row"
              label={say(level)}
              disabled={!onPick}
              onClick={() => pick(row)}
              testId={`book-${side}-${row}`}
            />
          )
        })}
      </View>
    </View>
  )
}
