import { BBT, CURRENCIES, currency, swapTermsProblem, type CurrencyId, type SwapTerms } from '@core/domain'
import { money } from '@core/money'

/** Terms of one pair as texts: as they are configured, stored and shown. */
export type PairTerms = Readonly<Record<keyof SwapTerms, string>>

export interface PairSetting {
  readonly low: CurrencyId
  readonly high: CurrencyId
  readonly terms: PairTerms
}

const COMMON: PairTerms = { fee: '0.001', spread: '0.002', burnShare: '1', minValue: '1', maxValue: '50000' }
/** The token has no deep market: it costs more, and one exchange moves less. */
const TOKEN: PairTerms = { ...COMMON, fee: '0.002', spread: '0.005', maxValue: '20000' }

/** Every pair of two currencies, as a new installation starts; operators change them with `swap-rates`. */
export const DEFAULT_SWAP: readonly PairSetting[] = CURRENCIES.flatMap(({ id: low }) =>
  CURRENCIES.filter(({ id: high }) => high > low).map(({ id: high }) => ({
    low,
    high,
    terms: low === BBT || high === BBT ? TOKEN : COMMON,
  })),
)

export const readTerms = (terms: PairTerms): SwapTerms => ({
  fee: money(terms.fee),
  spread: money(terms.spread),
  burnShare: money(terms.burnShare),
  minValue: money(terms.minValue),
  maxValue: money(terms.maxValue),
})

/** What makes a pair unfit to be exchanged, or null. */
export const pairProblem = ({ low, high, terms }: PairSetting): string | null => {
  const problem = swapTermsProblem(readTerms(terms))
  return problem && `swap ${currency(low).code}/${currency(high).code}: ${problem}`
}
