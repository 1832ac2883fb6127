import { pairById, type Pair, type TradeId } from '@core/domain'
import type { ContractRates, ContractTerms } from '@core/domain/contracts'
import type { Context } from '../../context'
import { contractTermsOf } from '../../contracts/settings'
import { AppError } from '../../http/errors'
import type { AmountResult } from '@core/domain'
import type { Money } from '@core/money'
import type { ContractRatesRow } from '../../store/tables/contracts'

/** A pair that contracts are written on, with its terms. */
export interface Offered {
  readonly tradeId: TradeId
  readonly pair: Pair
  readonly terms: ContractTerms
}

/** @throws AppError CONTRACT_CLOSED */
export const offeredPair = ({ config }: Pick<Context, 'config'>, tradeId: number): Offered => {
  const pair = pairById(tradeId)
  const terms = contractTermsOf(config.profile, tradeId)
  if (!pair || !terms) throw new AppError('CONTRACT_CLOSED')
  return { tradeId: pair.tradeId, pair, terms }
}

/** @throws AppError what is wrong with what someone typed */
export const readOr = ({ amount, problem }: AmountResult): Money => {
  if (!amount) throw new AppError(problem.code, problem.params)
  return amount
}

/** What an order keeps of the terms. */
export const ratesRow = (terms: ContractRates): ContractRatesRow => ({
  multiplier: terms.multiplier,
  fee_rate: terms.feeRate,
  maintenance_rate: terms.maintenanceRate,
  liquidation_rate: terms.liquidationFeeRate,
  profit_cap: terms.profitCap,
})
