import { pairById, PAIRS } from '@core/domain'
import { breakEvenPrice, type ContractTerms } from '@core/domain/contracts'
import { money, parseAmount } from '@core/money'
import type { Config } from '../config'

const LEVERS = [1, 2, 5, 10, 20, 50, 100] as const

type Own = Pick<ContractTerms, 'tradeId' | 'quantityScale' | 'minQuantity' | 'maxQuantity'> & {
  levers?: readonly number[]
}

const terms = ({ levers = LEVERS, ...own }: Own): ContractTerms => ({
  ...own,
  levers,
  multiplier: '1',
  feeRate: '0.0005',
  maintenanceRate: '0.004',
  liquidationFeeRate: '0.002',
  profitCap: '9',
  slippage: '0.002',
  maxSlippage: '0.01',
})

const ALL: readonly ContractTerms[] = [
  terms({ tradeId: 1, quantityScale: 4, minQuantity: '0.0001', maxQuantity: '5' }),
  terms({ tradeId: 2, quantityScale: 3, minQuantity: '0.001', maxQuantity: '80' }),
  terms({
    tradeId: 3,
    quantityScale: 0,
    minQuantity: '10',
    maxQuantity: '1000000',
    levers: [1, 2, 5, 10, 20, 50],
  }),
  terms({
    tradeId: 4,
    quantityScale: 0,
    minQuantity: '10',
    maxQuantity: '200000',
    levers: [1, 2, 5, 10, 20],
  }),
]

/** Terms of the pairs that contracts are written on: in production only pairs with a public market. */
export const contractSettings = (profile: Config['profile']): readonly ContractTerms[] =>
  profile === 'production' ? ALL.filter((t) => pairById(t.tradeId)?.underlying) : ALL

/** Terms of one pair, or null when no contracts are written on it. */
export const contractTermsOf = (profile: Config['profile'], tradeId: number): ContractTerms | null =>
  contractSettings(profile).find((t) => t.tradeId === tradeId) ?? null

const RATES = ['feeRate', 'maintenanceRate', 'liquidationFeeRate', 'slippage', 'maxSlippage'] as const

/** What a position loses between the last price and the house's bid or ask, twice, generously. */
const SPREAD_ROOM = '0.001'

const termsProblem = (t: ContractTerms): string | null => {
  if (!PAIRS.some((pair) => pair.tradeId === t.tradeId)) return 'no such pair'
  const rates = RATES.map((name) => parseAmount(t[name], 18))
  if (rates.some((r) => !r || r.gte('1'))) return 'rates are shares from 0 to below 1'
  if (!parseAmount(t.profitCap, 6)?.gt('0')) return 'the profit cap is above 0'
  const quantities = [t.minQuantity, t.maxQuantity].map((text) => parseAmount(text, t.quantityScale))
  if (quantities.some((q) => !q?.gt('0'))) return 'quantities are above 0 and within their scale'
  if (t.levers.length === 0 || t.levers.some((l) => !Number.isInteger(l) || l < 1))
    return 'leverage is 1 or more'
  const fees = money(t.feeRate).plus(t.liquidationFeeRate).plus(SPREAD_ROOM)
  if (fees.gt(t.maintenanceRate)) return 'a liquidation at the maintenance rate would not pay its own fees'
  const smallest = money('1').div(money(String(Math.max(...t.levers))))
  const keep = money(t.maintenanceRate).plus(t.feeRate).plus(SPREAD_ROOM)
  if (keep.gte(smallest)) return 'the largest leverage leaves less margin than a liquidation needs'
  return money(t.slippage).gt(t.maxSlippage) ? 'the default slippage is above the largest' : null
}

/**
 * What makes these terms unfit to start with, or null. A round trip at one price must never gain:
 * fees are not negative, and the house's bid is never above its ask.
 */
export const contractsProblem = (settings: readonly ContractTerms[]): string | null => {
  for (const t of settings) {
    const problem = termsProblem(t)
    if (problem) return `contracts of pair ${t.tradeId}: ${problem}`
    if (breakEvenPrice('long', money('100'), money(t.feeRate), 2).lt('100')) {
      return `contracts of pair ${t.tradeId}: a round trip gains`
    }
  }
  return null
}
