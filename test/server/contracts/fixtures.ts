import { CONTRACT, FUND, USDT } from '@core/domain'
import { houseAccount, HOUSES, userAccount, type Entry } from '@server/ledger'
import { uuidv7 } from '@server/store/ids'
import type { Tx } from '@server/store/db'
import type { Context } from '@server/context'
import { feeOf, limitsOf, maxProfitOf, up, type RefOrder, type RefPosition, type RefTick } from './reference'

/** A repeatable stream of whole numbers in [0, below). */
export const dice = (seed: number): ((below: number) => number) => {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * below)
  }
}

/** When everything was opened. */
const BEFORE = 0
export const USERS = 50
const LEVERS = [2, 5, 10, 20, 50, 100]
const idOf = (kind: number, i: number): string =>
  `0000000${kind}-0000-7000-8000-${i.toString(16).padStart(12, '0')}`

export interface World {
  readonly orders: RefOrder[]
  readonly positions: RefPosition[]
}

interface Dealt {
  readonly below: (n: number) => number
  /** Ticks after the first; some orders come while the engine is behind. */
  readonly ticks: readonly RefTick[]
  readonly last: number
}

/** Number and time of the tick after which something counts: mostly the first, for one in ten a later one. */
const since = ({ below, ticks }: Dealt): RefTick => {
  const first = ticks[0]
  const tick = below(10) === 0 ? ticks[below(Math.floor(ticks.length / 2))] : first
  if (!tick) throw new Error('no ticks')
  return tick
}

const dealPosition = (dealt: Dealt, i: number): RefPosition => {
  const { below, last } = dealt
  const side = below(2) ? 'long' : 'short'
  const sign = side === 'long' ? 1 : -1
  const quantity = 1 + below(200)
  const lever = LEVERS[below(LEVERS.length)] ?? 2
  // Opened where it is far from liquidation, a little ahead or behind.
  const openPrice = last + below(Math.floor(last / (lever * 4))) - Math.floor(last / (lever * 8))
  const margin = up(openPrice * quantity, lever)
  const maxProfit = maxProfitOf(side, openPrice * quantity, margin)
  const far = (): number => 1 + below(Math.floor(last / 12))
  return {
    ...{ id: idOf(1, i), user: below(USERS), side, openPrice, quantity, margin, maxProfit },
    ...limitsOf(side, openPrice, quantity, margin, maxProfit),
    win: below(3) === 0 ? last + sign * far() : null,
    lost: below(3) === 0 ? last - sign * far() : null,
    triggersSeq: since(dealt).seq,
    openSeq: 0,
    closing: 0,
  }
}

const ENDLESS = { state: 'working', reason: null, seq: null, price: null } as const

const dealClose = (dealt: Dealt, i: number, position: RefPosition): RefOrder => {
  const { below, last } = dealt
  const quantity = 1 + below(position.quantity)
  position.closing += quantity
  const market = below(40) === 0
  const buys = position.side === 'short'
  const far = 1 + below(Math.floor(last / 10))
  const at = since(dealt)
  return {
    ...ENDLESS,
    ...{ id: idOf(2, i), user: position.user, opens: false, side: position.side, market, lever: 1, quantity },
    bound: market ? last + (buys ? 1 : -1) * Math.floor(last / 500) : last + (buys ? -far : far),
    ...{ win: null, lost: null, positionId: position.id, frozen: 0, reserve: 0 },
    ...{ acceptedSeq: at.seq, acceptedAt: at.time },
  }
}

const dealOpen = (dealt: Dealt, i: number): RefOrder => {
  const { below, last } = dealt
  const side = below(2) ? 'long' : 'short'
  const sign = side === 'long' ? 1 : -1
  const market = below(40) === 0
  const quantity = 1 + below(200)
  const lever = LEVERS[below(LEVERS.length)] ?? 2
  const bound = market
    ? last + sign * Math.floor(last / 500)
    : last - sign * (1 + below(Math.floor(last / 10)))
  const covered = market ? last + Math.ceil(last / 500) : bound
  const margin = up(covered * quantity, lever)
  const at = since(dealt)
  return {
    ...ENDLESS,
    ...{ id: idOf(3, i), user: below(USERS), opens: true, side, market, lever, quantity, bound },
    win: below(4) === 0 ? bound + sign * (1 + below(Math.floor(last / 50))) : null,
    lost: below(4) === 0 ? bound - sign * (1 + below(Math.floor(last / 200))) : null,
    positionId: null,
    ...{ frozen: margin + feeOf(covered * quantity), reserve: margin * 9 },
    ...{ acceptedSeq: at.seq, acceptedAt: at.time },
  }
}

/** Positions and orders around the first tick's price: of `count`, two fifths, a fifth to close, two fifths to open. */
export const deal = (count: number, ticks: readonly RefTick[], seed: number): World => {
  const below = dice(seed)
  const dealt = { below, ticks, last: ticks[0]?.price ?? 0 }
  const positions = Array.from({ length: (count * 2) / 5 }, (_, i) => dealPosition(dealt, i))
  const closes = positions.slice(0, count / 5).map((position, i) => dealClose(dealt, i, position))
  const opens = Array.from({ length: (count * 2) / 5 }, (_, i) => dealOpen(dealt, i))
  return { positions, orders: [...closes, ...opens] }
}

const decimal = (units: number, scale: number): string => {
  const digits = String(Math.abs(units)).padStart(scale + 1, '0')
  return `${units < 0 ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}
export const usdt = (micros: number): string => decimal(micros, 6)
export const cents = (price: number): string => decimal(price, 2)
export const cents0 = (price: number | null): string | null => (price === null ? null : cents(price))
export const btc = (units: number): string => decimal(units, 4)

const RATES = {
  multiplier: '1',
  fee_rate: '0.0005',
  maintenance_rate: '0.004',
  liquidation_rate: '0.002',
  profit_cap: '9',
}

const shardOf = (i: number): string => houseAccount('contracts', USDT, i % HOUSES.contracts.shards)

const positionRow = (p: RefPosition, i: number, userIds: readonly string[]) => ({
  ...{ id: p.id, user_id: userIds[p.user], trade_id: 1, side: p.side, lever: 1, opened: btc(p.quantity) },
  ...{ quantity: btc(p.quantity), closing: btc(p.closing), open_price: cents(p.openPrice) },
  ...{ margin: usdt(p.margin), max_profit: usdt(p.maxProfit), open_fee: '0' },
  ...RATES,
  user_account: userAccount(userIds[p.user] ?? '', CONTRACT, USDT),
  house_account: shardOf(i),
  ...{ liquidation_price: cents0(p.liquidation), cap_price: cents0(p.cap) },
  ...{
    win_price: cents0(p.win),
    lost_price: cents0(p.lost),
    triggers_seq: p.triggersSeq,
    open_seq: p.openSeq,
  },
  ...{ open_at: BEFORE, state: 'open', closed_at: null },
})

const typeOf = (o: RefOrder): number => (o.opens ? 1 : 3) + (o.side === 'long' ? 0 : 1)

const orderRow = (o: RefOrder, i: number, userIds: readonly string[]) => {
  const fee = o.opens ? Math.min(o.frozen, 1) : 0
  return {
    ...{ id: o.id, user_id: userIds[o.user], trade_id: 1, trade_type: typeOf(o), pub_type: o.market ? 1 : 2 },
    ...{ lever: o.lever, quantity: btc(o.quantity), price_bound: cents(o.bound) },
    ...{ win_price: cents0(o.win), lost_price: cents0(o.lost), position_id: o.positionId },
    ...RATES,
    user_account: userAccount(userIds[o.user] ?? '', CONTRACT, USDT),
    house_account: shardOf(i),
    // What is frozen counts as a sum; how it is split matters to nobody but the books of what was asked.
    ...{ margin: usdt(o.frozen - fee), fee: usdt(fee), reserve: usdt(o.reserve), close_all: false },
    ...{ state: 'working', cancel_reason: null, accepted_at: o.acceptedAt, accepted_seq: o.acceptedSeq },
    ...{ tick_seq: null, tick_time: null, tick_price: null, trade_price: null, created_at: BEFORE },
    finished_at: null,
  }
}

const put = async (t: Tx, table: string, rows: readonly object[]): Promise<void> => {
  for (let i = 0; i < rows.length; i += 5_000) {
    await t.query(
      `test.put.${table}`,
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows.slice(i, i + 5_000))],
    )
  }
}

/** Money frozen on an account, as the sum of many acceptances would have left it. */
const freeze = (account: string, amount: number): Entry[] => [
  { account, bucket: 'available', fundType: FUND.marginLocked, amount: usdt(-amount) },
  { account, bucket: 'frozen', fundType: FUND.marginLocked, amount: usdt(amount) },
]

const sums = <T>(items: readonly T[], key: (item: T, i: number) => string, value: (item: T) => number) => {
  const by = new Map<string, number>()
  items.forEach((item, i) => by.set(key(item, i), (by.get(key(item, i)) ?? 0) + value(item)))
  return by
}

/** Writes a world into the database: rows in bulk, and ledger postings that freeze exactly what they bind. */
export const settle = async (
  ctx: Pick<Context, 'db' | 'ledger'>,
  { positions, orders }: World,
  userIds: readonly string[],
): Promise<void> => {
  const account = (user: number): string => userAccount(userIds[user] ?? '', CONTRACT, USDT)
  const all = [...positions, ...orders]
  const bound = (item: RefPosition | RefOrder): number => ('frozen' in item ? item.frozen : item.margin)
  const owed = (item: RefPosition | RefOrder): number => ('frozen' in item ? item.reserve : item.maxProfit)
  const users = sums(
    all,
    (item) => account(item.user),
    (item) => bound(item),
  )
  const shards = sums(
    all,
    (_, i) => shardOf(i < positions.length ? i : i - positions.length),
    (item) => owed(item),
  )
  const issuance = houseAccount('issuance', USDT, 0)
  const fundType = FUND.operatorCredit
  const pay = (to: string, amount: number): Entry[] => [
    { account: issuance, bucket: 'available', fundType, amount: usdt(-amount) },
    { account: to, bucket: 'available', fundType, amount: usdt(amount) },
  ]
  await ctx.db.tx(async (t) => {
    const entries = [...users, ...shards].flatMap(([to, amount]) => [
      ...pay(to, amount),
      ...freeze(to, amount),
    ])
    await ctx.ledger.post(t, [{ txId: uuidv7(), event: 'test', refType: 'test', refId: 'world', entries }])
    await put(
      t,
      'contract_positions',
      positions.map((p, i) => positionRow(p, i, userIds)),
    )
    await put(
      t,
      'contract_orders',
      orders.map((o, i) => orderRow(o, i, userIds)),
    )
  })
}
