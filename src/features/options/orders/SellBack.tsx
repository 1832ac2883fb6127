import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { WireOptionOrder } from '@core/contract/live'
import { QUOTE_LIFE, sellBackOpen } from '@core/domain/options'
import { formatAmount, money } from '@core/money'
import { Button } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/options'
import { serverNow } from '@/stores/clock'
import { useCancel, type Quote } from './useCancel'

interface Props {
  readonly order: WireOptionOrder
  /** Time until settlement in ms. */
  readonly left: number
  readonly stale: boolean
}

/** A tap that was meant for "what do you offer" must not take an offer that came just then. */
const GUARD = 500

/** Asks for an offer at a tap; the next tap within its three seconds takes it. */
export const SellBack = ({ order, left, stale }: Props) => {
  const { t } = useText()
  const { busy, cancel, sell } = useCancel()
  const [quote, setQuote] = useState<Quote | null>(null)
  const { seconds, shownFor } = useQuoteClock(quote)
  const closed = !sellBackOpen(left)
  const live = quote !== null && seconds > 0 && !closed
  const ask = (): void => void cancel(order.id).then(setQuote)
  const take = (offer: Quote): void => {
    if (shownFor() < GUARD) return
    void sell(order.id, offer).then(() => setQuote(null))
  }
  if (live && money(quote.amount).eq('0')) return <Text className="text-3 cap">{t('options.worthless')}</Text>
  return (
    <View className="row gap-2 order__offer">
      <Text className="text-3 cap">
        {live && t('options.quoteLeft', { count: seconds })}
        {closed && t('options.sellBackClosed')}
      </Text>
      <Button
        kind="secondary"
        small
        busy={busy}
        disabled={closed || stale}
        onClick={() => (live ? take(quote) : ask())}
        testId="sell-back"
      >
        {live ? t('options.sellBackTake', { amount: formatAmount(quote.amount) }) : t('options.sellBack')}
      </Button>
    </View>
  )
}

/** Whole seconds a quote has left by the server's clock, and how long it has been on screen. */
const useQuoteClock = (quote: Quote | null): { seconds: number; shownFor: () => number } => {
  const [left, setLeft] = useState(0)
  const [since, setSince] = useState(0)
  useEffect(() => {
    setSince(Date.now())
    if (!quote) return setLeft(0)
    const read = (): void => setLeft(Math.min(QUOTE_LIFE, quote.expiresAt - serverNow()))
    read()
    const timer = setInterval(read, 200)
    return () => clearInterval(timer)
  }, [quote])
  return { seconds: Math.max(0, Math.ceil(left / 1000)), shownFor: () => Date.now() - since }
}
