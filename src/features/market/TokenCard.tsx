import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import { BBT, pairOfCurrency } from '@core/domain'
import { formatAmount, formatCompact, money } from '@core/money'
import { useCall } from '@/api'
import { FiatText, Icon, LivePrice, Sparkline } from '@/components'
import { go, Section } from '@/features/shell'
import { useText } from '@/i18n'
import { formatDate } from '@/i18n/time'
import { Tappable } from '@/platform/tap'
import { useQuote } from '@/stores/quotes'
import './token-card.scss'

const PAIR = pairOfCurrency(BBT)
const WEEK = { tradeId: PAIR?.tradeId ?? 4, period: '1h', limit: 168 } as const
const CLOSE = 4

/** The platform's token in short: price, supply, what is burned, and its week. Leads to the token's own screen. */
export const TokenCard = () => {
  const { t } = useText()
  const { data } = useCall('currency.statistics', {})
  const week = useCall('ext.candles', WEEK).data?.bars ?? []
  return (
    <View className="token-card">
      <Section
        title={t('market.token')}
        right={
          <Tappable className="token-card__all sm text-2" onClick={() => go('/pages/token/index')}>
            {t('market.tokenAll')}
            <Icon name="right" size={16} />
          </Tappable>
        }
      />
      <View className="card">
        <View className="token-card__figures">
          <TokenPrice />
          <Figure label={t('market.tokenIssuance')} note="BBT">
            {data ? formatAmount(data.issuance, 0) : '—'}
          </Figure>
          <Figure label={t('market.tokenBurned')} note={data ? burnedShare(data) : ''}>
            {data ? formatCompact(data.burned) : '—'}
          </Figure>
        </View>
        {week.length > 1 && <Week bars={week} />}
      </View>
    </View>
  )
}

const burnedShare = ({ issuance, burned }: ResponseOf<'currency.statistics'>): string =>
  money(issuance).gt('0') ? `${formatAmount(money(burned).times('100').div(money(issuance)))}%` : ''

const TokenPrice = () => {
  const { t } = useText()
  const quote = useQuote(WEEK.tradeId)
  const price = quote?.currentPrice ?? null
  return (
    <Figure
      label={t('market.tokenPrice')}
      note={
        <FiatText
          usdt={price}
          rate={quote?.usdtPirce ?? null}
          unavailable={t(price === null ? 'market.noPrice' : 'market.notTradable')}
        />
      }
    >
      <LivePrice price={price} scale={PAIR?.priceScale ?? 4} stale={quote?.stale ?? true} />
    </Figure>
  )
}

interface FigureProps {
  readonly label: string
  readonly note: ReactNode
  readonly children: ReactNode
}

const Figure = ({ label, note, children }: FigureProps) => (
  <View className="token-card__figure">
    <View className="cap text-3">{label}</View>
    <View className="body-m strong">{children}</View>
    <View className="cap text-3">{note}</View>
  </View>
)

/** Closing prices of seven days, from the first day to the last. */
const Week = ({ bars }: { readonly bars: ResponseOf<'ext.candles'>['bars'] }) => {
  const { t } = useText()
  const day = (bar: (typeof bars)[number] | undefined): string => formatDate(bar?.[0] ?? 0).slice(5)
  return (
    <View>
      <Sparkline area className="token-card__line" points={bars.map((bar) => bar[CLOSE])} />
      <View className="between cap text-3">
        <View>{day(bars[0])}</View>
        <View>{t('market.tokenWeek')}</View>
        <View>{day(bars[bars.length - 1])}</View>
      </View>
    </View>
  )
}
