import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { currencyById, networkById } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { formatAmount } from '@core/money'
import { KeyValue } from '@/components'
import { durationText } from '@/features/options/words'
import { Section } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/fair'
import { shareText } from './percent'
import './rates.scss'

type Rates = ResponseOf<'ext.rates'>

const codeOf = (currencyId: number): string => currencyById(currencyId)?.code ?? ''

/** What the house earns and asks, every figure as the server gave it. */
export const RatesView = ({ rates }: { readonly rates: Rates }) => {
  const { t } = useText()
  return (
    <View className="pad rates">
      <View className="text-2 sm">{t('fair.ratesLead')}</View>
      <OptionRates rates={rates.options} />
      {rates.contracts.pairs.length > 0 && <ContractRates pairs={rates.contracts.pairs} />}
      <SwapRates pairs={rates.swap} />
      <WithdrawRates ways={rates.withdrawals} />
    </View>
  )
}

const OptionRates = ({ rates: { areas, sellBackMargin } }: { readonly rates: Rates['options'] }) => {
  const { t } = useText()
  return (
    <>
      <Section title={t('fair.ratesOptions')} />
      <View className="text-2 sm">{t('fair.ratesOptionsText')}</View>
      {areas.map((area) => (
        <View key={area.areaId} className="card rates__card">
          <View className="body-m">
            {area.pair} · {t(`fair.${area.kind}`)}
          </View>
          <Table
            short
            head={[t('fair.duration'), t('fair.payoutRate'), t('fair.breakEven'), t('fair.houseEdge')]}
            rows={area.durations.map((d) => [
              durationText(d.seconds),
              shareText(d.payoutRate),
              `${d.breakEven}%`,
              shareText(d.houseEdge),
            ])}
          />
          <KeyValue label={t('fair.stakes')}>
            {formatAmount(area.min)} – {formatAmount(area.max)} USDT
          </KeyValue>
          <KeyValue label={t('fair.exposure')}>{formatAmount(area.exposureLimit)} USDT</KeyValue>
        </View>
      ))}
      <View className="card rates__card">
        <KeyValue label={t('fair.sellBack')}>{shareText(sellBackMargin)}</KeyValue>
        <View className="cap text-3">{t('fair.sellBackText')}</View>
        <View className="cap text-3">{t('fair.equalText')}</View>
      </View>
    </>
  )
}

const ContractRates = ({ pairs }: { readonly pairs: Rates['contracts']['pairs'] }) => {
  const { t } = useText()
  return (
    <>
      <Section title={t('fair.ratesContracts')} />
      <View className="text-2 sm">{t('fair.ratesContractsText')}</View>
      {pairs.map((pair) => (
        <View key={pair.tradeId} className="card rates__card">
          <View className="body-m">{pair.pair}</View>
          <KeyValue label={t('fair.feeOpenClose')}>{shareText(pair.feeRate)}</KeyValue>
          {pair.spread !== null && <KeyValue label={t('fair.spreadNow')}>{shareText(pair.spread)}</KeyValue>}
          <KeyValue label={t('fair.maintenance')}>{shareText(pair.maintenanceRate)}</KeyValue>
          <KeyValue label={t('fair.liquidationFee')}>{shareText(pair.liquidationFeeRate)}</KeyValue>
          <KeyValue label={t('fair.leverage')}>{`${pair.maxLever}×`}</KeyValue>
          <KeyValue label={t('fair.profitCap')}>{t('fair.profitCapIs', { times: pair.profitCap })}</KeyValue>
          <KeyValue label={t('fair.quantity')}>
            {formatAmount(pair.minQuantity, 0)} – {formatAmount(pair.maxQuantity, 0)} {pair.base}
          </KeyValue>
          <KeyValue label={t('fair.slippage')}>
            {t('fair.slippageIs', { usual: shareText(pair.slippage), most: shareText(pair.maxSlippage) })}
          </KeyValue>
        </View>
      ))}
    </>
  )
}

const SwapRates = ({ pairs }: { readonly pairs: Rates['swap'] }) => {
  const { t } = useText()
  return (
    <>
      <Section title={t('fair.ratesSwap')} />
      <View className="text-2 sm">{t('fair.ratesSwapText')}</View>
      <View className="card rates__card">
        <Table
          head={[t('fair.pair'), t('fair.fee'), t('fair.spread'), t('fair.limitsUsdt')]}
          rows={pairs.map(({ low, high, fee, spread, minValue, maxValue }) => [
            `${codeOf(low)}/${codeOf(high)}`,
            shareText(fee),
            shareText(spread),
            `${formatAmount(minValue, 0)} – ${formatAmount(maxValue, 0)}`,
          ])}
        />
      </View>
    </>
  )
}

const WithdrawRates = ({ ways }: { readonly ways: Rates['withdrawals'] }) => {
  const { t } = useText()
  return (
    <>
      <Section title={t('fair.ratesWithdraw')} />
      <View className="card rates__card">
        <Table
          head={[t('fair.network'), t('fair.fee'), t('fair.minimum')]}
          rows={ways.map(({ currencyId, network, fee, min }) => {
            const code = codeOf(currencyId)
            const standard = networkById(network)?.standard ?? network
            const coin = standard === code ? code : `${code} ${standard}`
            return [coin, `${formatAmount(fee, 0)} ${code}`, `${formatAmount(min, 0)} ${code}`]
          })}
        />
      </View>
    </>
  )
}

interface TableProps {
  /** The names in the first column are short. */
  readonly short?: boolean
  readonly head: readonly ReactNode[]
  readonly rows: readonly (readonly ReactNode[])[]
}

/** A plain table: the first column leads, the others are figures. */
const Table = ({ short, head, rows }: TableProps) => (
  <View className={short ? 'rates__short' : undefined} ariaRole="table">
    {[head, ...rows].map((row, line) => (
      <View key={line} className={line === 0 ? 'rates__head' : 'rates__line'} ariaRole="row">
        {row.map((cell, column) => (
          <View
            key={column}
            className={column === 0 ? 'rates__name' : 'rates__figure'}
            ariaRole={line === 0 ? 'columnheader' : 'cell'}
          >
            {cell}
          </View>
        ))}
      </View>
    ))}
  </View>
)
