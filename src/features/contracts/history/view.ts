import { money, type Money } from '@core/money'
import type { TextKey } from '@/i18n'
import '@/i18n/areas/contracts'
import type { Closed } from '../feed/news'

const REASONS = {
  order: 'contracts.reasonOrder',
  closeAll: 'contracts.reasonCloseAll',
  stopLoss: 'contracts.reasonStopLoss',
  takeProfit: 'contracts.reasonTakeProfit',
  profitCap: 'contracts.reasonProfitCap',
  liquidation: 'contracts.reasonLiquidation',
} as const satisfies Record<Closed['reason'], TextKey>

const RULES = {
  order: 'contracts.ruleOrder',
  closeAll: 'contracts.ruleCloseAll',
  stopLoss: 'contracts.ruleStopLoss',
  takeProfit: 'contracts.ruleTakeProfit',
  profitCap: 'contracts.ruleProfitCap',
  liquidation: 'contracts.ruleLiquidation',
} as const satisfies Record<Closed['reason'], TextKey>

/** What closed it, in two words. */
export const reasonKey = ({ reason }: Closed): TextKey => REASONS[reason]

/** The rule behind it, as a sentence. */
export const ruleKey = ({ reason }: Closed): TextKey => RULES[reason]

/** What the closed quantity earned or cost in all, both fees included. */
export const netOf = (close: Closed): Money =>
  money(close.credited).minus(close.guarantee).minus(close.openCharge)
