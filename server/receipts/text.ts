import { pairById, pairName } from '@core/domain'
import {
  RECEIPT_FORMAT,
  RECEIPT_VERSION,
  type FinalState,
  type Receipt,
  type ReceiptRule,
  type ReceiptTick,
} from '@core/domain/receipts'
import { money, toWire } from '@core/money'
import { amountText, wireTick } from '../options/wire'
import { openTickOf, settleTickOf, type OptionOrderRow } from '../store/tables/options'

/** A finished order with the stored ticks around its deciding moments, oldest first, prices as the database has them. */
export interface Documented {
  order: OptionOrderRow
  openTicks: readonly ReceiptTick[]
  settleTicks: readonly ReceiptTick[]
}

const termsOf = (row: OptionOrderRow): Receipt['order'] => {
  const pair = pairById(row.trade_id)
  if (!pair) throw new Error(`no pair ${row.trade_id}`)
  return {
    id: row.id,
    area: String(row.area_id),
    pair: pairName(pair),
    tradeId: row.trade_id,
    direction: row.direction,
    duration: row.duration,
    accountType: row.account_type,
    currency: pair.quote,
    stake: amountText(row.stake),
    payoutRate: amountText(row.rate),
    profit: amountText(row.profit),
  }
}

const ruleOf = ({ void_reason, outcome, state }: OptionOrderRow): ReceiptRule =>
  void_reason ?? outcome ?? (state === 'soldBack' ? 'soldBack' : 'cancelled')

/** What the books say of a finished order; nothing of it can change any more. */
export const receiptOf = (
  { order: row, openTicks, settleTicks }: Documented,
  key: string,
  issuedAt: number,
): Receipt => {
  const tick = (one: ReceiptTick): ReceiptTick => wireTick(row.trade_id, one)
  const [open, settle] = [openTickOf(row), settleTickOf(row)]
  const result = money(row.result ?? '0')
  return {
    format: RECEIPT_FORMAT,
    version: RECEIPT_VERSION,
    key,
    issuedAt,
    order: termsOf(row),
    acceptedAt: Number(row.accepted_at),
    acceptedSeq: row.accepted_seq,
    openTick: open && tick(open),
    settleAt: row.settle_at === null ? null : Number(row.settle_at),
    settleTick: settle && tick(settle),
    openTicks: openTicks.map(tick),
    settleTicks: settleTicks.map(tick),
    state: row.state as FinalState,
    rule: ruleOf(row),
    result: toWire(result),
    credited: toWire(money(row.stake).plus(result)),
  }
}
