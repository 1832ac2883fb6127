import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { pairById, PAIRS, type Pair, type TradeId } from '@core/domain'
import { formatAmount, formatPercent, formatPrice } from '@core/money'
import { Tag } from '@/components'
import { useText, type Translation } from '@/i18n'
import '@/i18n/areas/book'
import { CanvasLayer } from '@/platform/canvas'
import { usePref } from '@/stores/preferences'
import { DepthSession } from './depthSession'
import type { CursorLabels } from './draw/depthCursor'
import { bookTheme } from './draw/theme'
import { DepthPointer } from './model/pointer'
import { BookNotice } from './Notice'
import { useBook } from './useBook'
import { useCanvas } from './useCanvas'
import { useShown } from './useShown'
import './depth-view.scss'

/** What is offered up to each price on either side, with a cursor that tells price, amount and distance. */
export const DepthView = ({ tradeId }: { readonly tradeId: TradeId }) => {
  const { t } = useText()
  const state = useBook(tradeId)
  const pair = pairById(tradeId) ?? PAIRS[0]
  const stale = state === 'stale'
  const session = useSession(pair, stale)
  const [pointer] = useState(() => new DepthPointer(session))
  const [baseId, baseReady] = useCanvas(session.base)
  const [topId, topReady] = useCanvas(session.top)
  const label = useSpoken(session, pair)
  if (state === 'loading' || state === 'empty') return <BookNotice state={state} rows={8} />
  return (
    <View className={`depth${stale ? ' depth--stale' : ''}`}>
      <View className="depth__legend">
        <Text className="depth__name depth__name--bid">{t('book.bids')}</Text>
        <Text className="depth__name depth__name--ask">{t('book.asks')}</Text>
        <View className="grow" />
        {stale ? (
          <Tag kind="warn">{t('book.stale')}</Tag>
        ) : (
          <Text className="text-3">{t('book.totalOf', { coin: pair.base })}</Text>
        )}
      </View>
      <View className="depth__picture">
        <CanvasLayer id={baseId} className="depth__layer" onReady={baseReady} />
        <CanvasLayer
          id={topId}
          className="depth__layer depth__layer--top"
          onReady={topReady}
          sink={pointer}
          label={label}
        />
      </View>
    </View>
  )
}

const labelsOf = (t: Translation['t']): CursorLabels => ({
  price: t('book.price'),
  total: t('book.total'),
  distance: t('book.distance'),
})

const useSession = (pair: Pair, stale: boolean): DepthSession => {
  const { t, lang } = useText()
  const palette = usePref('palette')
  const prefs = usePref('book')
  const [session] = useState(
    () => new DepthSession({ pair, prefs, theme: bookTheme(palette, stale), labels: labelsOf(t) }),
  )
  useEffect(() => {
    session.configure({ pair, prefs, theme: bookTheme(palette, stale), labels: labelsOf(t) })
  }, [session, pair, prefs, palette, stale, t, lang])
  const shown = useShown()
  useEffect(() => (shown ? session.follow() : undefined), [session, shown])
  return session
}

/** How often the description follows the picture, in ms: nobody can listen faster. */
const SPOKEN_MS = 2_000

/** The picture in a sentence: the cursor's figures, or both sides' amounts. */
const useSpoken = (session: DepthSession, pair: Pair): string => {
  const { t } = useText()
  const [, setTurn] = useState(0)
  useStore(session.cursor)
  useEffect(() => {
    const timer = setInterval(() => setTurn((turn) => turn + 1), SPOKEN_MS)
    return () => clearInterval(timer)
  }, [])
  return sentence(session, pair, t)
}

const sentence = (session: DepthSession, { base, priceScale }: Pair, t: Translation['t']): string => {
  const [curve, reading] = [session.current(), session.reading()]
  const amount = (value: Parameters<typeof formatAmount>[0]): string => `${formatAmount(value)} ${base}`
  if (reading) {
    return t(reading.side === 'bid' ? 'book.depthBid' : 'book.depthAsk', {
      price: formatPrice(reading.price, priceScale),
      total: amount(reading.total),
      distance: formatPercent(reading.distance),
    })
  }
  const [bid, ask] = [curve?.bids[curve.bids.length - 1], curve?.asks[curve.asks.length - 1]]
  if (!bid || !ask) return t('book.depth')
  return t('book.depthSummary', {
    bids: amount(bid.total),
    low: formatPrice(bid.price, priceScale),
    asks: amount(ask.total),
    high: formatPrice(ask.price, priceScale),
  })
}
