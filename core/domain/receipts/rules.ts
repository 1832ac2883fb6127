import { money } from '../../money'
import {
  opensInTime,
  outcomeOf,
  profitOf,
  resultOf,
  SELL_BACK_CLOSES,
  SETTLE_TICK_AGE,
  type Outcome,
} from '../options'
import { pairById, pairName } from '../pairs'
import type { Receipt, ReceiptRule, ReceiptTick } from './format'

/**
 * What is checked besides key and signature. Of the opening: `firstTick` the first tick after acceptance opened the order
 * in time, `noTick` none came in time, `notOpened` it was cancelled before. Of the end: `settleAt` the second, `lastTick`
 * the last tick at or before it, `oldTick` that one was too old, `sameTick` it was the open tick, `outcome` higher, lower
 * or equal, `soldBack` while that was possible.
 */
const OPENED = ['terms', 'ticks', 'firstTick', 'settleAt'] as const
const SETTLED = [...OPENED, 'lastTick', 'outcome', 'amounts'] as const

const CHECKS_OF = {
  win: SETTLED,
  loss: SETTLED,
  equal: SETTLED,
  noOpenTick: ['terms', 'ticks', 'noTick', 'amounts'],
  staleSettleTick: [...OPENED, 'lastTick', 'oldTick', 'amounts'],
  sameTick: [...OPENED, 'lastTick', 'sameTick', 'amounts'],
  cancelled: ['terms', 'ticks', 'notOpened', 'amounts'],
  soldBack: [...OPENED, 'soldBack', 'amounts'],
} as const satisfies Record<ReceiptRule, readonly string[]>

export type RuleCheck = (typeof CHECKS_OF)[ReceiptRule][number]

/** Numbers of ticks have no zeros in front: the longer text is the larger number. */
const compareSeq = (a: string, b: string): number => a.length - b.length || (a === b ? 0 : a < b ? -1 : 1)

const isSame = (a: ReceiptTick | null | undefined, b: ReceiptTick | null): boolean =>
  a !== undefined && a !== null && b !== null && a.seq === b.seq && a.time === b.time && a.price === b.price

const inOrder = (ticks: readonly ReceiptTick[]): boolean =>
  ticks.every((tick, i) => {
    const before = ticks[i - 1]
    return !before || (compareSeq(before.seq, tick.seq) < 0 && before.time <= tick.time)
  })

const after = ({ openTicks, acceptedSeq }: Receipt): ReceiptTick | undefined =>
  openTicks.find((tick) => compareSeq(tick.seq, acceptedSeq) > 0)

const neverOpened = ({ openTick, settleAt, settleTick }: Receipt): boolean =>
  openTick === null && settleAt === null && settleTick === null

const terms = ({ order }: Receipt): boolean => {
  const pair = pairById(order.tradeId)
  const stake = money(order.stake)
  return (
    pair !== undefined &&
    pairName(pair) === order.pair &&
    order.currency === 'USDT' &&
    stake.gt('0') &&
    profitOf(stake, money(order.payoutRate)).eq(money(order.profit))
  )
}

const noTick = (receipt: Receipt): boolean => {
  const first = after(receipt)
  return neverOpened(receipt) && (!first || !opensInTime(receipt.acceptedAt, first.time))
}

const lastTick = ({ settleTicks, settleTick, settleAt }: Receipt): boolean => {
  if (settleAt === null) return false
  const upTo = settleTicks.filter(({ time }) => time <= settleAt)
  return isSame(upTo[upTo.length - 1], settleTick)
}

/** How old the settle tick was at the settlement second, in ms; null without one. */
const ageOf = ({ settleAt, settleTick }: Receipt): number | null =>
  settleAt === null || settleTick === null ? null : settleAt - settleTick.time

const tooOld = (receipt: Receipt): boolean => (ageOf(receipt) ?? 0) > SETTLE_TICK_AGE

const outcome = (receipt: Receipt): boolean => {
  const { openTick, settleTick, order, rule } = receipt
  if (!openTick || !settleTick || tooOld(receipt) || isSame(openTick, settleTick)) return false
  return outcomeOf(order.direction, openTick.price, settleTick.price) === rule
}

const soldBack = (receipt: Receipt): boolean => {
  const { openTick, settleTick, settleTicks } = receipt
  if (!openTick || !settleTick || !settleTicks.some((tick) => isSame(tick, settleTick))) return false
  return settleTick.time >= openTick.time && (ageOf(receipt) ?? 0) > SELL_BACK_CLOSES
}

const isOutcome = (rule: ReceiptRule): rule is Outcome => ['win', 'loss', 'equal'].includes(rule)

const amounts = ({ order, rule, result, credited }: Receipt): boolean => {
  const [stake, profit] = [money(order.stake), money(order.profit)]
  if (!stake.plus(money(result)).eq(money(credited))) return false
  if (rule === 'soldBack') return money(credited).lte(stake.plus(profit))
  return money(result).eq(isOutcome(rule) ? resultOf(rule, stake, profit) : money('0'))
}

const HOLDS: Readonly<Record<RuleCheck, (receipt: Receipt) => boolean>> = {
  terms,
  ticks: ({ openTicks, settleTicks, acceptedSeq }) =>
    inOrder(openTicks) && inOrder(settleTicks) && openTicks.some(({ seq }) => seq === acceptedSeq),
  firstTick: (receipt) => {
    const { openTick, acceptedAt } = receipt
    return isSame(after(receipt), openTick) && openTick !== null && opensInTime(acceptedAt, openTick.time)
  },
  noTick,
  notOpened: neverOpened,
  settleAt: ({ openTick, settleAt, order }) =>
    openTick !== null && settleAt === openTick.time + order.duration * 1_000,
  lastTick,
  oldTick: tooOld,
  sameTick: ({ openTick, settleTick }) => isSame(openTick, settleTick),
  outcome,
  soldBack,
  amounts,
}

export interface CheckResult<Check extends string> {
  readonly check: Check
  readonly holds: boolean
}

/** Applies the rules of options anew to what a receipt says, whoever signed it. */
export const checkRules = (receipt: Receipt): CheckResult<RuleCheck>[] =>
  CHECKS_OF[receipt.rule].map((check) => ({ check, holds: HOLDS[check](receipt) }))
