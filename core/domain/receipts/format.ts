import type { Direction, OptionState, OptionTick, Outcome, VoidReason } from '../options'

/** Name and version of the format: part of what is signed, so that nothing is read by other rules. */
export const RECEIPT_FORMAT = 'limelight-receipt'
export const RECEIPT_VERSION = 1

/** Ticks listed on each side of a deciding moment. */
export const TICKS_BESIDE = 3

/** Longest text that is read as a receipt; a real one has some 1,500 characters. */
export const RECEIPT_LIMIT = 20_000

export type FinalState = Exclude<OptionState, 'accepted' | 'open'>

/** What decided the order: its outcome, the reason why it is void, or that the user ended it. */
export type ReceiptRule = Outcome | VoidReason | 'cancelled' | 'soldBack'

/** Of these types, so that a tick of a receipt can be written canonically. */
export type ReceiptTick = { readonly [Name in keyof OptionTick]: OptionTick[Name] }

/** What was agreed. `stake` and `profit` (of a win) in USDT, `duration` in seconds. */
export type ReceiptTerms = {
  readonly id: string
  readonly area: string
  readonly pair: string
  readonly tradeId: number
  readonly direction: Direction
  readonly duration: number
  readonly accountType: number
  readonly currency: string
  readonly stake: string
  readonly payoutRate: string
  readonly profit: string
}

/**
 * How an option order ended, with all that is needed to see that the rules were followed. Times called `acceptedAt`,
 * `settleAt` and those of ticks are market time in ms; `issuedAt` is wall time in ms.
 */
export type Receipt = {
  readonly format: string
  readonly version: number
  /** Id of the key that signed. */
  readonly key: string
  readonly issuedAt: number
  readonly order: ReceiptTerms
  readonly acceptedAt: number
  /** Number of the last tick that was stored when the order was accepted. */
  readonly acceptedSeq: string
  readonly openTick: ReceiptTick | null
  readonly settleAt: number | null
  readonly settleTick: ReceiptTick | null
  /** Up to three ticks up to the acceptance and up to four after it, in their order. */
  readonly openTicks: readonly ReceiptTick[]
  /** Up to four ticks up to the settlement second (when sold back, up to the sale) and up to three after it. */
  readonly settleTicks: readonly ReceiptTick[]
  readonly state: FinalState
  readonly rule: ReceiptRule
  /** Signed: what the user gained or lost. */
  readonly result: string
  /** What was paid out: stake and result. */
  readonly credited: string
}

/** A key that signed receipts: 64 hexadecimal digits, and the wall time (ms) in which it was in use. */
export interface ReceiptKey {
  readonly id: string
  readonly publicKey: string
  readonly from: number
  /** Null: still in use. */
  readonly until: number | null
}

/** A receipt with its signature (128 hexadecimal digits) over the canonical text. */
export interface SignedReceipt {
  readonly receipt: Receipt
  readonly signature: string
}
