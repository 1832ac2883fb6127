import { Text, View } from '@tarojs/components'
import { useEffect, useState, type ReactNode } from 'react'
import { BBT, currencyById, pairOfCurrency, SWAP_QUOTE_LIFE } from '@core/domain'
import { money } from '@core/money'
import { KeyValue, RingCountdown } from '@/components'
import { FeedTag } from '@/features/shell'
import { exactAmount } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import { formatCountdown } from '@/i18n/time'
import '@/i18n/areas/swap'
import { codeOf, inverseText, limitsText, percentText, rateText, type Quote } from './form'
import type { LiveQuote, Quotes } from './useQuote'
import './swap.scss'

/** An amount with every digit that counts, and its coin. */
export const coinText = (amount: string, id: number): string => {
  const chosen = currencyById(id)
  return chosen ? `${exactAmount(money(amount), chosen)} ${chosen.code}` : amount
}

/** The pair without a public market, where one of the two coins has none. */
const ownPairOf = ({ from, to }: Quote): number | undefined =>
  [from, to].includes(BBT) ? pairOfCurrency(BBT)?.tradeId : undefined

/** What the running quote promises, and how long it still runs. */
export const QuoteCard = ({ quotes: { live, loading } }: { readonly quotes: Quotes }) => {
  const { t } = useText()
  const left = useLeft(live)
  return (
    <View className="card quote">
      <View className="quote__head">
        <View className="grow">
          <View className="text-2 sm">{t('swap.youReceive')}</View>
          <View className="quote__received" id="swap-received">
            {live ? coinText(live.quote.received, live.quote.to) : '—'}
          </View>
          <FeedTag tradeId={live ? ownPairOf(live.quote) : undefined} />
        </View>
        {live && <RingCountdown left={left / SWAP_QUOTE_LIFE} text={formatCountdown(left)} />}
        {!live && loading && <View className="spinner" />}
      </View>
      {live ? (
        <QuoteRows quote={live.quote}>
          <KeyValue label={t('swap.limits')}>{limitsText(live.quote)}</KeyValue>
        </QuoteRows>
      ) : (
        <Text className="text-3 cap">{t(loading ? 'swap.quoting' : 'swap.enterAmount')}</Text>
      )}
    </View>
  )
}

interface RowsProps {
  readonly quote: Quote
  readonly children?: ReactNode
}

/** Rate, its inverse and the fee: the cost before the tap. */
export const QuoteRows = ({ quote, children }: RowsProps) => {
  const { t } = useText()
  const { from, fee, feeRate, spread } = quote
  return (
    <View>
      <KeyValue label={t('swap.rate')}>{rateText(quote)}</KeyValue>
      <KeyValue label={t('swap.inverse')}>{inverseText(quote)}</KeyValue>
      <KeyValue label={t('swap.spread')}>{percentText(spread)}</KeyValue>
      <KeyValue label={t('swap.feeOf', { share: percentText(feeRate) })}>{coinText(fee, from)}</KeyValue>
      {children}
      {from === BBT && <View className="text-3 cap">{t('swap.burnNote', { currency: codeOf(BBT) })}</View>}
    </View>
  )
}

const STEP = 200

/** Milliseconds the quote has left, stepping. */
export const useLeft = (live: LiveQuote | null): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    if (!live) return undefined
    const timer = setInterval(() => setNow(Date.now()), STEP)
    return () => clearInterval(timer)
  }, [live])
  return live ? Math.min(SWAP_QUOTE_LIFE, Math.max(0, live.end - now)) : 0
}
