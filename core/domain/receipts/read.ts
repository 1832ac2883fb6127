import { isAmount } from '../../money'
import { RECEIPT_FORMAT, RECEIPT_LIMIT, RECEIPT_VERSION, type ReceiptRule, type FinalState } from './format'
import type { SignedReceipt } from './format'

/** True when a value found in a text has the wanted form. */
type Form = (value: unknown) => boolean

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text =
  (pattern: RegExp): Form =>
  (value) =>
    typeof value === 'string' && pattern.test(value)

const oneOf =
  (...allowed: readonly unknown[]): Form =>
  (value) =>
    allowed.includes(value)

const whole: Form = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const amount: Form = (value) => typeof value === 'string' && isAmount(value)
const signed: Form = (value) => typeof value === 'string' && isAmount(value.replace(/^-/, ''))
const id = text(/^[A-Za-z0-9_-]{1,64}$/)
const sequence = text(/^(0|[1-9]\d{0,18})$/)

const orNull =
  (form: Form): Form =>
  (value) =>
    value === null || form(value)

const listOf =
  (form: Form, most: number): Form =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(form)

/** Exactly these names, each of its form: whatever else somebody wrote in is noticed. */
const record =
  (forms: Readonly<Record<string, Form>>): Form =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).length === Object.keys(forms).length &&
    Object.entries(forms).every(([name, form]) => form(value[name]))

const tick = record({ seq: sequence, time: whole, price: amount })

const STATE_OF: Readonly<Record<ReceiptRule, FinalState>> = {
  win: 'settled',
  loss: 'settled',
  equal: 'settled',
  noOpenTick: 'void',
  staleSettleTick: 'void',
  sameTick: 'void',
  cancelled: 'cancelled',
  soldBack: 'soldBack',
}

const terms = record({
  id,
  area: id,
  pair: text(/^[A-Z]{2,10}\/[A-Z]{2,10}$/),
  tradeId: whole,
  direction: oneOf('up', 'down'),
  duration: whole,
  accountType: whole,
  currency: text(/^[A-Z]{2,10}$/),
  stake: amount,
  payoutRate: amount,
  profit: amount,
})

const receiptForm = record({
  format: oneOf(RECEIPT_FORMAT),
  version: oneOf(RECEIPT_VERSION),
  key: id,
  issuedAt: whole,
  order: terms,
  acceptedAt: whole,
  acceptedSeq: sequence,
  openTick: orNull(tick),
  settleAt: orNull(whole),
  settleTick: orNull(tick),
  openTicks: listOf(tick, 10),
  settleTicks: listOf(tick, 10),
  state: oneOf(...Object.values(STATE_OF)),
  rule: oneOf(...Object.keys(STATE_OF)),
  result: signed,
  credited: amount,
})

const isSigned = (value: unknown): value is SignedReceipt =>
  isRecord(value) &&
  receiptForm(value.receipt) &&
  text(/^[0-9a-f]{128}$/)(value.signature) &&
  STATE_OF[(value as unknown as SignedReceipt).receipt.rule] ===
    (value as unknown as SignedReceipt).receipt.state

const parsed = (source: string): unknown => {
  try {
    return JSON.parse(source)
  } catch {
    return null
  }
}

/** Reads a saved or pasted receipt, however its JSON is spaced. @returns null when it is none */
export const readReceipt = (source: string): SignedReceipt | null => {
  if (source.length > RECEIPT_LIMIT) return null
  const value = parsed(source.trim())
  return isSigned(value) ? { receipt: value.receipt, signature: value.signature } : null
}

/** The text by which a receipt is kept and passed on. */
export const receiptFile = ({ receipt, signature }: SignedReceipt, publicKey?: string): string =>
  `${JSON.stringify({ receipt, signature, ...(publicKey ? { publicKey } : {}) }, null, 2)}\n`
