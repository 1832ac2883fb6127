import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import type { WireOptionOrder } from '@core/contract/live'
import { QUOTE_LIFE } from '@core/domain/options'
import { formatAmount } from '@core/money'
import { Amount, Button, Sheet } from '@/components'
import { useText } from '@/i18n'
import { useCancel, type Quote } from './useCancel'

interface Props {
  readonly order: WireOptionOrder
  readonly onClose: () => void
}

/** An offer that lives 3 s; a new one can be asked for. */
export const SellBackSheet = ({ order, onClose }: Props) => {
  const { t } = useText()
  const { busy, cancel, sell } = useCancel()
  const [quote, setQuote] = useState<Quote | null>(null)
  const seconds = useSecondsOf(quote)
  const asked = useRef(false)
  const ask = (): void => {
    void cancel(order.id).then(setQuote)
  }
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    ask()
  })
  const take = async (offer: Quote): Promise<void> => {
    if (await sell(order.id, offer)) onClose()
  }
  return (
    <Sheet open title={t('options.sellBackTitle')} onClose={onClose}>
      <View className="text-2 sm">{t('options.sellBackOffer')}</View>
      {quote && seconds > 0 ? (
        <Amount className="confirm__amount" value={quote.amount} unit="USDT" />
      ) : (
        <View className="confirm__amount text-3">—</View>
      )}
      <View className="text-3 cap">{t('options.sellBackText')}</View>
      <View className="ticket__buy order__sell">
        {quote && seconds > 0 ? (
          <Button busy={busy} onClick={() => void take(quote)}>
            {t('options.sellBackTake', { amount: formatAmount(quote.amount) })} ·{' '}
            {t('options.seconds', { count: seconds })}
          </Button>
        ) : (
          <Button kind="secondary" busy={busy} onClick={ask}>
            {t('options.sellBackNew')}
          </Button>
        )}
      </View>
    </Sheet>
  )
}

/** Seconds a quote has left, by this device's clock from the moment it came. */
const useSecondsOf = (quote: Quote | null): number => {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (!quote) return undefined
    const end = Date.now() + QUOTE_LIFE
    const read = (): void => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    read()
    const timer = setInterval(read, 200)
    return () => clearInterval(timer)
  }, [quote])
  return left
}
