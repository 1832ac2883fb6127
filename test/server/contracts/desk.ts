import type { RequestOf } from '@core/contract/schemas'
import { CONTRACT, USDT, WALLET } from '@core/domain'
import { MARKET, type PubType } from '@core/domain/contracts'
import { money, toWire } from '@core/money'
import type { Context } from '@server/context'
import { seedContracts } from '@server/contracts/seed'
import { stepPair } from '@server/contracts/step'
import { audit, isClean } from '@server/ledger'
import { cancelContractOrder } from '@server/services/contracts/cancel'
import { closeContract } from '@server/services/contracts/close'
import { openContract } from '@server/services/contracts/open'
import { moveFunds } from '@server/services/fundsMove'
import type { Queries } from '@server/store/db'
import type { ContractCloseRow, ContractOrderRow, ContractPositionRow } from '@server/store/tables/contracts'
import { NOON, openContext, type TestContext } from '../../helpers/context'
import { putTick } from '../../helpers/ticks'

/** The first suite of a run makes the database cluster within its first hook; a busy machine needs longer than 5 s. */
jest.setTimeout(60_000)

export type Ticket = RequestOf<'contract.open'>
export type CloseRequest = RequestOf<'usdt.close'>

/** 0.02 BTC long at market, 20 times. */
export const LONG: Ticket = { tradeId: 1, tradeType: 1, pubQuantity: '0.02', lever: 20 }

/** A desk whose market ticks only when the test says so. Times are ms after NOON. */
export interface Desk {
  ctx: TestContext
  /** Stores a BTC tick and moves market time to it. */
  tick: (at: number, price: string) => Promise<void>
  /** Moves market time without a tick. */
  wait: (at: number) => void
  /** Follows BTC to the last stored tick. */
  run: () => Promise<void>
  trader: (amount?: string) => Promise<string>
  open: (userId: string, ticket?: Partial<Ticket>, pubType?: PubType) => Promise<ContractOrderRow>
  shut: (userId: string, request: CloseRequest) => Promise<ContractOrderRow>
  cancel: (userId: string, orderId: string) => Promise<ContractOrderRow>
  order: (id: string) => Promise<ContractOrderRow>
  position: (id: string) => Promise<ContractPositionRow>
  closes: (positionId: string) => Promise<ContractCloseRow[]>
  /** USDT of the contract account: available and frozen. */
  money: (userId: string) => Promise<[string, string]>
  /** USDT of a house account, all shards: available and frozen. */
  house: (name: string) => Promise<[string, string]>
  close: () => Promise<void>
}

export const fund = (ctx: Context, userId: string, amount: string): Promise<unknown> =>
  ctx.db.tx((t) => moveFunds(ctx, t, { userId, from: WALLET, to: CONTRACT, currencyId: USDT, amount }))

const plain = (text: string | undefined): string => toWire(money(text ?? '0'))

const one = async <Row>(q: Queries, table: string, id: string): Promise<Row> => {
  const [row] = await q.query<Row>(`test.${table}`, `select * from ${table} where id = $1`, [id])
  if (!row) throw new Error(`no row ${id} in ${table}`)
  return row
}

const FROZEN = `
select
  (select coalesce(sum(margin + fee), 0) from contract_orders where state = 'working')
  + (select coalesce(sum(margin), 0) from contract_positions where state = 'open') as bound,
  (select coalesce(sum(frozen), 0) from accounts where user_id is not null and account_type = 3) as frozen,
  (select coalesce(sum(reserve), 0) from contract_orders where state = 'working')
  + (select coalesce(sum(max_profit), 0) from contract_positions where state = 'open') as owed,
  (select sum(frozen) from accounts where house = 'contracts') as reserved`

/** Fails unless the books are right, and exactly what orders and positions bind is frozen, on both sides. */
export const checkBooks = async (ctx: Pick<Context, 'db'>): Promise<void> => {
  const report = await ctx.db.tx((t) => audit(t))
  if (!isClean(report)) throw new Error(`the books are wrong: ${JSON.stringify(report)}`)
  const [sums] = await ctx.db.query<Record<string, string>>('test.frozen', FROZEN)
  if (plain(sums?.bound) !== plain(sums?.frozen) || plain(sums?.owed) !== plain(sums?.reserved)) {
    throw new Error(`what is frozen is not what orders and positions bind: ${JSON.stringify(sums)}`)
  }
}

const readers = (ctx: TestContext): Pick<Desk, 'order' | 'position' | 'closes' | 'money' | 'house'> => ({
  order: (id) => one<ContractOrderRow>(ctx.db, 'contract_orders', id),
  position: (id) => one<ContractPositionRow>(ctx.db, 'contract_positions', id),
  closes: (positionId) =>
    ctx.db.query<ContractCloseRow>(
      'test.closes',
      'select * from contract_closes where position_id = $1 order by id',
      [positionId],
    ),
  money: async (userId) => {
    const balances = await ctx.ledger.balances(ctx.db, userId)
    const own = balances.find((b) => b.accountType === CONTRACT && b.currencyId === USDT)
    return [plain(own?.available), plain(own?.frozen)]
  },
  house: async (name) => {
    const sql = `select sum(available) as available, sum(frozen) as frozen from accounts
      where house = $1 and currency_id = 1`
    const [row] = await ctx.db.query<{ available: string; frozen: string }>('test.house', sql, [name])
    return [plain(row?.available), plain(row?.frozen)]
  },
})

export const openDesk = async (): Promise<Desk> => {
  const ctx = await openContext()
  ctx.market.tradable = () => true
  await seedContracts(ctx)
  return {
    ctx,
    ...readers(ctx),
    tick: async (at, price) => {
      await putTick(ctx.db, NOON + at, price)
      ctx.market.time = NOON + at
      ctx.market.prices = { ...ctx.market.prices, 5: price }
    },
    wait: (at) => {
      ctx.market.time = NOON + at
    },
    run: async () => {
      while (await stepPair(ctx, 1));
    },
    trader: async (amount = '1000') => {
      const userId = await ctx.fundedUser()
      await fund(ctx, userId, amount)
      return userId
    },
    open: (userId, ticket = {}, pubType = MARKET) =>
      ctx.db.tx((t) => openContract(ctx, t, userId, { ...LONG, ...ticket }, pubType)),
    shut: (userId, request) => ctx.db.tx((t) => closeContract(ctx, t, userId, request)),
    cancel: (userId, orderId) => ctx.db.tx((t) => cancelContractOrder(ctx, t, userId, orderId)),
    close: async () => {
      try {
        await checkBooks(ctx)
      } finally {
        await ctx.close()
      }
    },
  }
}
