import { CONTRACT, USDT } from '@core/domain'
import { money } from '@core/money'
import type { TestContext } from '../../helpers/context'
import { cents } from './fixtures'
import type { Reference, RefTick } from './reference'

const INSERT_TICKS = `
insert into ticks (trade_id, seq, time, price, quantity, epoch)
select 1, d.seq, d.time, d.price, 1, 1 from unnest($1::bigint[], $2::bigint[], $3::numeric[]) d(seq, time, price)`

export const putTicks = async ({ db }: Pick<TestContext, 'db'>, ticks: readonly RefTick[]): Promise<void> => {
  await db.query('test.ticks', INSERT_TICKS, [
    ticks.map((tick) => tick.seq),
    ticks.map((tick) => tick.time),
    ticks.map((tick) => cents(tick.price)),
  ])
}

export const units = (text: string | null | undefined, scale: number): number | null =>
  text === null || text === undefined ? null : Number(money(text).times(`1e${scale}`).toFixed(0))

type Row = Record<string, string | null>
type Db = Pick<TestContext, 'db'>

const foundOrders = async ({ db }: Db): Promise<string[]> => {
  const sql = 'select id, state, cancel_reason, tick_seq, trade_price from contract_orders order by id'
  const rows = await db.query<Row>('test.orders', sql)
  return rows.map((r) => [r.id, r.state, r.cancel_reason, r.tick_seq, units(r.trade_price, 2)].join(' '))
}

const foundPositions = async ({ db }: Db): Promise<string[]> => {
  const sql = `select id, quantity, margin, max_profit, open_price, liquidation_price, cap_price
    from contract_positions order by id`
  const rows = await db.query<Row>('test.positions', sql)
  return rows.map((r) =>
    [
      ...[r.id, units(r.quantity, 4), units(r.margin, 6), units(r.max_profit, 6)],
      ...[r.open_price, r.liquidation_price, r.cap_price].map((price) => units(price, 2)),
    ].join(' '),
  )
}

const foundCloses = async ({ db }: Db): Promise<string[]> => {
  const rows = await db.query<Row>('test.closes', 'select * from contract_closes')
  return rows.map((r) =>
    [
      ...[r.position_id, r.tick_seq, r.reason, units(r.quantity, 4), units(r.close_price, 2)],
      ...[r.margin, r.profit, r.fee, r.liquidation_fee, r.shortfall, r.credited].map((a) => units(a, 6)),
    ].join(' '),
  )
}

const byId = <T extends { id: string }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => (a.id < b.id ? -1 : 1))

const orderLines = ({ orders }: Reference): string[] =>
  byId(orders).map((o) => [o.id, o.state, o.reason, o.seq, o.price].join(' '))

const positionLines = ({ positions }: Reference): string[] =>
  byId(positions).map((p) =>
    [p.id, p.quantity, p.margin, p.maxProfit, p.openPrice, p.liquidation, p.cap].join(' '),
  )

const closeLines = ({ closes }: Reference): string[] =>
  closes.map((c) =>
    [
      ...[c.positionId, c.seq, c.reason, c.quantity, c.price, c.margin, c.profit],
      ...[c.fee, c.liquidationFee, c.shortfall, c.credited],
    ].join(' '),
  )

/** Fails on the first difference, so that a failure can be read. */
const same = (found: readonly string[], expected: readonly string[]): void => {
  const i = expected.findIndex((line, at) => line !== found[at])
  if (i >= 0) expect([i, found[i]]).toEqual([i, expected[i]])
  expect(found.length).toBe(expected.length)
}

/** Orders, positions and closes of the database are those of the reference, each once. */
export const expectSame = async (db: Db, reference: Reference): Promise<void> => {
  same((await foundCloses(db)).sort(), closeLines(reference).sort())
  same(await foundOrders(db), orderLines(reference))
  same(await foundPositions(db), positionLines(reference))
}

const heldBy = async ({ db }: Db, house: string): Promise<number | null> => {
  const sql = 'select sum(available) as held from accounts where house = $1 and currency_id = 1'
  const [row] = await db.query<{ held: string }>('test.held', sql, [house])
  return units(row?.held, 6)
}

/** Users were credited what the reference credits; insurance and deficit hold what it says. */
export const expectSameMoney = async (
  ctx: TestContext,
  reference: Reference,
  userIds: readonly string[],
): Promise<void> => {
  expect(await heldBy(ctx, 'insurance')).toBe(reference.insurance)
  expect(await heldBy(ctx, 'deficit')).toBe(reference.deficit)
  for (const [user, userId] of userIds.entries()) {
    const balances = await ctx.ledger.balances(ctx.db, userId)
    const own = balances.find((b) => b.accountType === CONTRACT && b.currencyId === USDT)
    expect(units(own?.available, 6)).toBe(reference.credited.get(user) ?? 0)
  }
}

/** Leaves insurance with so much of what a demo gives it. */
export const setInsurance = async (ctx: TestContext, micros: number): Promise<void> => {
  const line = { bucket: 'available' as const, fundType: 4 as const }
  const amount = (100_000 - micros / 1_000_000).toFixed(6)
  await ctx.db.tx(async (t) => {
    const from = await ctx.ledger.house(t, 'insurance', USDT)
    const to = await ctx.ledger.house(t, 'unclaimed', USDT)
    const entries = [
      { ...line, account: from, amount: `-${amount}` },
      { ...line, account: to, amount },
    ]
    const movement = { txId: crypto.randomUUID(), event: 'test', refType: 'test', refId: 'insurance' }
    await ctx.ledger.post(t, [{ ...movement, entries }])
  })
}
