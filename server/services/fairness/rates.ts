import type { ResponseOf } from '@core/contract/schemas'
import { pairById, pairName, type TradeId } from '@core/domain'
import { breakEvenPercent, houseEdge } from '@core/domain/options'
import type { ContractTerms } from '@core/domain/contracts'
import { divide, money, toWire } from '@core/money'
import type { Context } from '../../context'
import { contractSettings } from '../../contracts/settings'
import { openAreas, type OpenArea } from '../../options/areas'
import { DEFAULT_OPTIONS } from '../../options/settings'
import { amountText } from '../../options/wire'
import { storedPairs } from '../swap/pairs'
import { storedTerms } from '../withdrawals/terms'

type Rates = ResponseOf<'ext.rates'>
type Parts = Pick<Context, 'db' | 'config' | 'market'>

const nameOf = (tradeId: number): string => {
  const pair = pairById(tradeId)
  return pair ? pairName(pair) : ''
}

const areaRates = (area: OpenArea): Rates['options']['areas'][number] => ({
  areaId: String(area.id),
  kind: area.kind,
  tradeId: area.trade_id,
  pair: nameOf(area.trade_id),
  durations: area.durations.map(({ seconds, rate }) => ({
    seconds,
    payoutRate: amountText(rate),
    breakEven: breakEvenPercent(money(rate)).toFixed(2),
    houseEdge: toWire(houseEdge(money(rate))),
  })),
  min: amountText(area.min_stake),
  max: amountText(area.max_stake),
  exposureLimit: amountText(area.exposure_limit),
})

/** Digits of a spread, as a share; rounded up. */
const SPREAD_SCALE = 6

/** Distance of the house's best bid and ask now, as a share of the last price; null without one. */
const spreadOf = (market: Context['market'], tradeId: TradeId): string | null => {
  const last = market.lastTick(tradeId)?.price
  const book = market.book(tradeId, 1)
  const [bid, ask] = [book?.buyList[0]?.price, book?.sellList[0]?.price]
  if (!last || !bid || !ask) return null
  return toWire(divide(money(ask).minus(bid), money(last), SPREAD_SCALE, 'up'))
}

const contractRates = (
  market: Context['market'],
  terms: ContractTerms,
): Rates['contracts']['pairs'][number] => {
  const base = pairById(terms.tradeId)?.base
  const { tradeId, feeRate, maintenanceRate, liquidationFeeRate, profitCap, slippage, maxSlippage } = terms
  return {
    ...{ tradeId, feeRate, maintenanceRate, liquidationFeeRate, profitCap, slippage, maxSlippage },
    pair: nameOf(tradeId),
    base: base ?? '',
    spread: spreadOf(market, tradeId),
    maxLever: Math.max(...terms.levers),
    minQuantity: terms.minQuantity,
    maxQuantity: terms.maxQuantity,
  }
}

/**
 * What trading here costs, read from the very rows and settings by which orders are accepted, contracts are filled, quotes
 * are made and withdrawals are charged. What is closed is left out.
 */
export const houseRates = async ({ db, config, market }: Parts): Promise<Rates> => {
  const [areas, pairs, ways] = await Promise.all([openAreas(db), storedPairs(db), storedTerms(db)])
  return {
    options: { areas: areas.map(areaRates), sellBackMargin: DEFAULT_OPTIONS.sellBackMargin },
    contracts: { pairs: contractSettings(config.profile).map((terms) => contractRates(market, terms)) },
    swap: pairs.filter((pair) => pair.enabled).map(({ low, high, terms }) => ({ low, high, ...terms })),
    withdrawals: ways
      .filter((way) => way.enabled)
      .map(({ currencyId, network, terms }) => ({ currencyId, network, ...terms })),
  }
}
