import type { ResponseOf } from '@core/contract/schemas'
import type { TradeId } from '@core/domain'
import type { ContractTerms } from '@core/domain/contracts'

export type ContractConfig = ResponseOf<'usdt.contractConfig'>

/** A pair's contract terms as core's formulas take them, with the pair's price scale. */
export type Terms = ContractTerms & { readonly priceScale: number }

export const termsOf = (config: ContractConfig): Terms => ({
  tradeId: config.tradeId as TradeId,
  multiplier: config.usdtBase,
  quantityScale: config.quantityScale,
  priceScale: config.priceScale,
  minQuantity: config.minQuantity,
  maxQuantity: config.maxQuantity,
  levers: config.levers,
  feeRate: config.rate,
  maintenanceRate: config.maintenanceRate,
  liquidationFeeRate: config.liquidationRate,
  profitCap: config.profitCap,
  slippage: config.slippage,
  maxSlippage: config.maxSlippage,
})
