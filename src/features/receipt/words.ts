import { formatAmount, formatPrice, formatSigned, money, trimZeros } from '@core/money'
import type { CheckResult, Receipt, ReceiptTick } from '@core/domain/receipts'
import type { ReceiptCheck } from '@core/domain/receipts/verify'
import { pairById } from '@core/domain'
import { translate, type TextKey } from '@/i18n'
import '@/i18n/areas/receipt'
import { formatClock, formatTime } from '@/i18n/time'
import '@/i18n/areas/options'

const MILLISECONDS = 3

const fraction = (time: number): string => `.${String(time % 1_000).padStart(MILLISECONDS, '0')}`

/** `12:01:01.000` in the user's zone: where a rule is about seconds, their parts count. */
export const exactClock = (time: number): string => formatClock(time) + fraction(time)
export const exactTime = (time: number): string => formatTime(time) + fraction(time)

/** An amount with all digits that it has, two at least. */
export const exactUsdt = (amount: string): string => {
  const digits = (amount.split('.')[1] ?? '').length
  return formatAmount(amount, Math.max(2, digits))
}

export const signedUsdt = (amount: string): string =>
  formatSigned(amount, Math.max(2, (amount.split('.')[1] ?? '').length))

export const priceOf = (receipt: Receipt, tick: ReceiptTick | null): string =>
  tick ? formatPrice(tick.price, pairById(receipt.order.tradeId)?.priceScale ?? 2) : '—'

export const percent = (rate: string): string => `${trimZeros(formatAmount(money(rate).times('100')))}%`

export const directionText = ({ order }: Receipt): string =>
  translate(order.direction === 'up' ? 'options.buyCall' : 'options.buyPut')

const RULES: Readonly<Record<Receipt['rule'], TextKey>> = {
  win: 'receipt.rule_win',
  loss: 'receipt.rule_loss',
  equal: 'receipt.rule_equal',
  noOpenTick: 'receipt.rule_void',
  staleSettleTick: 'receipt.rule_void',
  sameTick: 'receipt.rule_void',
  cancelled: 'receipt.rule_cancelled',
  soldBack: 'receipt.rule_soldBack',
}

export const ruleText = ({ rule }: Receipt): string => translate(RULES[rule])

/** A check in plain words, with the figures of this receipt: what holds, or what does not. */
export const checkText = (receipt: Receipt, { check, holds }: CheckResult<ReceiptCheck>): string => {
  const { order, openTick, settleTick, settleAt } = receipt
  const clock = (time: number | undefined | null): string =>
    time === null || time === undefined ? '—' : exactClock(time)
  return translate(holds ? `receipt.good_${check}` : `receipt.bad_${check}`, {
    key: receipt.key,
    issued: formatTime(receipt.issuedAt),
    stake: exactUsdt(order.stake),
    rate: percent(order.payoutRate),
    profit: exactUsdt(order.profit),
    accepted: exactClock(receipt.acceptedAt),
    acceptedSeq: receipt.acceptedSeq,
    openSeq: openTick?.seq ?? '—',
    openTime: clock(openTick?.time),
    openPrice: priceOf(receipt, openTick),
    duration: order.duration,
    settleAt: clock(settleAt),
    settleSeq: settleTick?.seq ?? '—',
    settleTime: clock(settleTick?.time),
    settlePrice: priceOf(receipt, settleTick),
    direction: directionText(receipt),
    outcome: ruleText(receipt),
    result: signedUsdt(receipt.result),
    credited: exactUsdt(receipt.credited),
  })
}
