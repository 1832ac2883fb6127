import type { WireOptionOrder, WireQuote } from '@core/contract/live'
import { WATERMARK } from '@core/domain'
import {
  OPEN_WITHIN,
  outcomeOf,
  profitOf,
  resultOf,
  SETTLE_TICK_AGE,
  type Outcome,
} from '@core/domain/options'
import { money, toWire } from '@core/money'
import type { TextKey } from '@/i18n'
import '@/i18n/areas/options'

/** How an order would end if its settle second were now. */
export type EndNow =
  /** It has not opened, or no price is known. */
  | { readonly kind: 'unknown' }
  /** Its settle second has passed; the server is at it. */
  | { readonly kind: 'settling' }
  /** It has just opened, and no price has come since: there is nothing to compare. */
  | { readonly kind: 'opened' }
  /** No opening price came in time: the stake is about to come back. */
  | { readonly kind: 'voiding' }
  /** `void`: the price is too old to settle on. */
  | {
      readonly kind: 'result' | 'equal' | 'void'
      /** Signed, in USDT. */
      readonly result: string
      readonly sign: 'up' | 'down' | 'none'
    }

type Price = Pick<WireQuote, 'currentPrice' | 'time'>

const signOf = (outcome: Outcome): 'up' | 'down' | 'none' =>
  outcome === 'equal' ? 'none' : outcome === 'win' ? 'up' : 'down'

/** @param now market time */
export const endNow = (order: WireOptionOrder, quote: Price | undefined, now: number): EndNow => {
  if (order.openTick === null)
    return now - order.orderTime > OPEN_WITHIN + WATERMARK ? { kind: 'voiding' } : { kind: 'unknown' }
  if (order.settleAt !== null && order.settleAt <= now) return { kind: 'settling' }
  const price = quote?.currentPrice ?? null
  const time = quote?.time ?? null
  if (price === null || time === null) return { kind: 'unknown' }
  const outcome = outcomeOf(order.direction, order.openTick.price, price)
  const sign = signOf(outcome)
  if (now - Math.max(time, order.openTick.time) > SETTLE_TICK_AGE + WATERMARK)
    return { kind: 'void', result: '0', sign }
  if (time <= order.openTick.time) return { kind: 'opened' }
  if (outcome === 'equal') return { kind: 'equal', result: '0', sign }
  const stake = money(order.quantity)
  const result = resultOf(outcome, stake, profitOf(stake, money(order.payoutRate)))
  return { kind: 'result', result: toWire(result), sign }
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
