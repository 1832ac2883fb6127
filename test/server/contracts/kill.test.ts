import { setTimeout as pause } from 'node:timers/promises'
import { MARKET, sideOf } from '@core/domain/contracts'
import { audit, isClean } from '@server/ledger'
import type { Context } from '@server/context'
import { lastStoredTick } from '@server/options/orders'
import { openContract } from '@server/services/contracts/open'
import { openFunds } from '@server/services/funding'
import { uuidv7 } from '@server/store/ids'
import type { ContractOrderRow } from '@server/store/tables/contracts'
import { rowsOf } from '../../helpers/aggregate'
import { besideServer, fastReplay } from '../../helpers/beside'
import { tenDays } from '../../helpers/candles'
import { readRisk } from '../../helpers/risk'
import { ticksOf } from '../options/replayed'
import { expectSame, units } from './compare'
import { fund } from './desk'
import { quoted } from './quoted'
import { Reference, type RefOrder } from './reference'

const file = tenDays()
const rows = rowsOf(file.text)
const ORDERS = 40

const beside = besideServer()

/** Take-profit and stop-loss 0.03% and more away from the limit, so that something happens in every minute. */
const placeAll = async (ctx: Context, userId: string): Promise<ContractOrderRow[]> => {
  const placed: ContractOrderRow[] = []
  for (let i = 0; i < ORDERS; i++) {
    const last = units((await lastStoredTick(ctx.db, 1))?.price, 2) ?? 0
    const sign = i % 2 ? -1 : 1
    const at = (share: number): string => ((last + sign * Math.round(last * share)) / 100).toFixed(2)
    const [winPrice, lostPrice] = [at(0.0003 + i / 40_000), at(-0.0003 - i / 40_000)]
    const ticket = { tradeId: 1, tradeType: i % 2 ? 2 : 1, pubQuantity: '0.001', lever: 50, slippage: '0.01' }
    const request = { ...ticket, winPrice, lostPrice }
    placed.push(await ctx.db.tx((t) => openContract(ctx, t, userId, request, MARKET)))
  }
  return placed
}

const refOrder = (row: ContractOrderRow): RefOrder => ({
  ...{ id: row.id, user: 0, opens: true, side: sideOf(row.trade_type), market: true, lever: row.lever },
  ...{ quantity: units(row.quantity, 4) ?? 0, bound: units(row.price_bound, 2) ?? 0 },
  ...{ win: units(row.win_price, 2), lost: units(row.lost_price, 2), positionId: null },
  ...{ acceptedSeq: Number(row.accepted_seq), acceptedAt: Number(row.accepted_at) },
  frozen: (units(row.margin, 6) ?? 0) + (units(row.fee, 6) ?? 0),
  reserve: units(row.reserve, 6) ?? 0,
  ...{ state: 'working', reason: null, seq: null, price: null },
})

const count = async (sql: string): Promise<number> =>
  Number((await beside.db.query<{ n: number }>(`test.${sql.length}`, sql))[0]?.n)
const CLOSED = 'select count(*)::int as n from contract_closes'
const OPEN = `select (select count(*) from contract_positions where state = 'open')::int
  + (select count(*) from contract_orders where state = 'working')::int as n`
const CURSOR = 'select seq::int as n from contract_cursors where trade_id = 1'

/** Another process works: the database is all there is to watch. */
const until = async (sql: string, fits: (n: number) => boolean): Promise<void> => {
  while (!fits(await count(sql))) await pause(20)
}

test(`killed (-9) between fills and closes and started again, everything happens once at the right tick (${file.origin})`, async () => {
  const { db } = beside
  const start = () => beside.start(fastReplay(file.path))
  const first = start()
  await first.ready
  while (!(await lastStoredTick(db, 1))) await pause(5)
  const ctx = beside.outsider()
  const userId = uuidv7()
  await db.tx((t) => openFunds(ctx, t, userId))
  await readRisk(db, userId)
  await fund(ctx, userId, '1000')
  const placed = await placeAll(ctx, userId)
  await until(CLOSED, (n) => n > 0)
  first.kill('SIGKILL')
  await first.ended

  const second = start()
  await second.ready
  await until(OPEN, (n) => n === 0)
  second.kill('SIGTERM')
  expect(await second.ended).toMatchObject({ code: 0 })

  const begin = Math.floor((Number(placed[0]?.accepted_seq) - 1) / 60)
  const last = await count(CURSOR)
  const reference = new Reference(placed.map(refOrder), [], 100_000_000_000)
  for (const tick of ticksOf(rows, begin, Math.ceil(last / 60) - begin + 1)) {
    if (tick.seq > Number(placed[0]?.accepted_seq) && tick.seq <= last) {
      reference.play(quoted(tick, Number(tick.price)))
    }
  }
  await expectSame({ db }, reference)
  expect(reference.closes.length).toBe(ORDERS)
  expect(isClean(await db.tx((t) => audit(t)))).toBe(true)
}, 300_000)
