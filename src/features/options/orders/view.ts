import type { WireOptionOrder } from '@core/contract/live'
import { outcomeOf, profitOf, resultOf } from '@core/domain/options'
import { money, toWire } from '@core/money'
import type { TextKey } from '@/i18n'

/** What the order would bring if it settled at this price; null before it opened or without a price. */
export const resultNow = (order: WireOptionOrder, price: string | null): string | null => {
  if (order.openPrice === null || price === null) return null
  const stake = money(order.quantity)
  const outcome = outcomeOf(order.direction, order.openPrice, price)
  return toWire(resultOf(outcome, stake, profitOf(stake, money(order.payoutRate))))
}

/** Share of the duration that is left, 0 to 1; 1 before the order opened. */
export const shareLeft = (order: WireOptionOrder, now: number): number =>
  order.settleAt === null ? 1 : Math.max(0, Math.min(1, (order.settleAt - now) / (order.duration * 1000)))

/** How it ended, in two words. */
export const resultKey = (order: WireOptionOrder): TextKey => {
  if (order.state === 'void') return 'options.resultVoid'
  if (order.state === 'soldBack') return 'options.resultSold'
  if (order.state === 'cancelled') return 'options.resultCancelled'
  if (order.outcome === 'win') return 'options.resultWin'
  return order.outcome === 'loss' ? 'options.resultLoss' : 'options.resultEqual'
}

const VOID: Readonly<Record<string, TextKey>> = {
  noOpenTick: 'options.voidNoOpenTick',
  staleSettleTick: 'options.voidStaleSettleTick',
  sameTick: 'options.voidSameTick',
}

/** The rule that decided it, as a sentence. */
export const ruleKey = (order: WireOptionOrder): TextKey => {
  if (order.state === 'void') return VOID[order.voidReason ?? ''] ?? 'options.resultVoid'
  if (order.state === 'soldBack') return 'options.ruleSoldBack'
  if (order.state === 'cancelled') return 'options.ruleCancelled'
  return order.outcome === 'equal' ? 'options.ruleEqual' : 'options.ruleSettled'
}
