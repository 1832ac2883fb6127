import { canonical, TICKS_BESIDE, type ReceiptTick } from '@core/domain/receipts'
import type { Foundation } from '../context'
import type { Queries, Tx } from '../store/db'
import type { OptionOrderRow } from '../store/tables/options'
import type { OptionReceiptRow } from '../store/tables/receipts'
import { presentSigner } from './keys'
import { receiptOf, type Documented } from './text'

type Parts = Pick<Foundation, 'config' | 'secrets' | 'clock'>

/** Receipts made by one transaction. */
export const RECEIPT_BATCH = 200

/** Orders finished before there were receipts, whose ticks are gone. */
const NO_RECEIPT = 'none'

const LIST = `coalesce(json_agg(json_build_object('seq', k.seq::text, 'time', k.time, 'price', k.price::text)
  order by k.seq), '[]')`

/** Ticks of the order's pair that fit, the nearest few on both sides of a moment. */
const around = (before: string, after: string, beforeCount: number, afterCount: number): string => `
  (select ${LIST} from (
    (select seq, time, price from ticks where trade_id = o.trade_id and ${before} limit ${beforeCount})
    union all
    (select seq, time, price from ticks where trade_id = o.trade_id and ${after} limit ${afterCount})
  ) k)`

const OPEN_TICKS = around(
  'seq <= o.accepted_seq order by seq desc',
  'seq > o.accepted_seq order by seq',
  TICKS_BESIDE,
  TICKS_BESIDE + 1,
)

/** By time, as settlement looks for its tick; a sale has its tick by number. */
const SETTLE_TICKS = `
case when o.settle_seq is null then '[]'
  when o.state = 'soldBack' then ${around(
    'seq <= o.settle_seq order by seq desc',
    'seq > o.settle_seq order by seq',
    TICKS_BESIDE + 1,
    TICKS_BESIDE,
  )}
  else ${around(
    'time <= o.settle_at order by time desc, seq desc',
    'time > o.settle_at order by time, seq',
    TICKS_BESIDE + 1,
    TICKS_BESIDE,
  )} end`

const DUE = `
with o as (
  select * from option_orders
  where receipt_key is null and finished_at is not null and ($1::uuid is null or id = $1)
  order by trade_id, accepted_at limit $2
  for update`

const documents = (skip: string): string =>
  `${DUE} ${skip})
  select o.*, ${OPEN_TICKS} as open_ticks, ${SETTLE_TICKS} as settle_ticks from o`

const SAVE = `
with r as (
  insert into option_receipts (order_id, key_id, text, signature, issued_at)
  select d.order_id, $2, d.text, d.signature, $3
  from unnest($1::uuid[], $4::text[], $5::text[]) d(order_id, text, signature)
)
update option_orders set receipt_key = $2 where id = any($1::uuid[])`

const NONE = 'update option_orders set receipt_key = $2 where id = any($1::uuid[])'

type Row = OptionOrderRow & { open_ticks: ReceiptTick[]; settle_ticks: ReceiptTick[] }

/** Whether the ticks that decided are still there. */
const isDocumented = ({ order, openTicks, settleTicks }: Documented): boolean =>
  openTicks.some(({ seq }) => seq === order.accepted_seq) &&
  (order.open_seq === null || openTicks.some(({ seq }) => seq === order.open_seq)) &&
  (order.settle_seq === null || settleTicks.some(({ seq }) => seq === order.settle_seq))

const sign = async (parts: Parts, t: Tx, orders: readonly Documented[]): Promise<void> => {
  const signer = await presentSigner(parts, t)
  const now = parts.clock.now()
  const receipts = orders.map((one) => receiptOf(one, signer.id, now))
  await t.query('receipt.save', SAVE, [
    orders.map(({ order }) => order.id),
    signer.id,
    now,
    receipts.map(canonical),
    receipts.map(signer.sign),
  ])
}

const issue = async (parts: Parts, t: Tx, rows: readonly Row[]): Promise<number> => {
  const found = rows.map(({ open_ticks: openTicks, settle_ticks: settleTicks, ...order }) => ({
    order,
    openTicks,
    settleTicks,
  }))
  const orders = found.filter(isDocumented)
  const lost = found.filter((one) => !orders.includes(one)).map(({ order }) => order.id)
  if (orders.length > 0) await sign(parts, t, orders)
  if (lost.length > 0) await t.query('receipt.none', NONE, [lost, NO_RECEIPT])
  return rows.length
}

/** Issues receipts of finished orders that lack one. @returns how many orders were looked at */
export const issueBatch = async (parts: Parts, t: Tx): Promise<number> =>
  issue(parts, t, await t.query<Row>('receipt.due', documents('skip locked'), [null, RECEIPT_BATCH]))

/** The receipt of one finished order, issued now when it is the first time; null when there will be none. */
export const receiptFor = async (
  parts: Parts & Pick<Foundation, 'db'>,
  order: OptionOrderRow,
): Promise<OptionReceiptRow | null> => {
  if (order.finished_at === null) return null
  const kept = await storedReceipt(parts.db, order.id)
  if (kept || order.receipt_key === NO_RECEIPT) return kept
  await parts.db.tx(async (t) =>
    issue(parts, t, await t.query<Row>('receipt.one', documents(''), [order.id, 1])),
  )
  return storedReceipt(parts.db, order.id)
}

const STORED = 'select * from option_receipts where order_id = $1'

const storedReceipt = async (q: Queries, orderId: string): Promise<OptionReceiptRow | null> =>
  (await q.query<OptionReceiptRow>('receipt.stored', STORED, [orderId]))[0] ?? null
