import { statisticsOf } from '@server/profile/statistics'
import { uuidv7 } from '@server/store/ids'
import { openApp, type TestApp } from '../../helpers/app'

let app: TestApp
let user: { userId: string; token: string }
beforeAll(async () => {
  app = await openApp()
})
beforeEach(async () => {
  user = await app.user()
})
afterAll(() => app.close())

const DAY = 86_400_000

const OPTION = `
insert into option_orders (id, user_id, area_id, trade_id, direction, duration, account_type, user_account, house_account,
  stake, rate, profit, state, accepted_at, accepted_seq, settle_at, outcome, void_reason, result, created_at, finished_at)
values ($1, $2, 1, 1, 'up', 60, $3, $1, $1, $4, 0.8, 0, $5, 0, 1, 1, $6, $7, $8, 0, $9)`
const AREA = `
insert into option_areas (id, kind, trade_id, min_stake, max_stake, account_types, exposure_limit, position)
values (1, 'self', 1, 1, 100, '{1,2}', 1000, 1) on conflict do nothing`

interface Option {
  readonly state: 'settled' | 'soldBack' | 'void' | 'cancelled' | 'accepted'
  readonly stake: string
  readonly result: string | null
  readonly account?: 1 | 2
  /** Days ago. */
  readonly ago?: number
}

const outcomeOf = ({ state, result }: Option): string | null => {
  if (state !== 'settled') return null
  if (Number(result) === 0) return 'equal'
  return Number(result) > 0 ? 'win' : 'loss'
}

const option = async (order: Option, owner = user): Promise<void> => {
  const { state, stake, result, account = 2, ago = 0 } = order
  const at = state === 'accepted' ? null : app.ctx.market.now() - ago * DAY
  const { query } = app.ctx.db
  await query('test.area', AREA)
  const reason = state === 'void' ? 'noOpenTick' : null
  await query('test.option', OPTION, [
    ...[uuidv7(), owner.userId, account, stake, state],
    ...[outcomeOf(order), reason, result, at],
  ])
}

const POSITION = `
insert into contract_positions (id, user_id, trade_id, side, lever, opened, quantity, open_price, margin, max_profit,
  open_fee, multiplier, fee_rate, maintenance_rate, liquidation_rate, profit_cap, user_account, house_account, triggers_seq,
  open_seq, open_at, state, closed_at)
values ($1, $2, 1, 'long', 10, 5, 0, 100, 0, 0, 0, 0.01, 0, 0, 0, 1, $1, $1, 1, 1, 0, 'closed', 1)`
const CLOSE = `
insert into contract_closes (id, position_id, user_id, trade_id, side, lever, reason, quantity, open_price, close_price,
  tick_seq, tick_price, margin, profit, open_fee, fee, liquidation_fee, shortfall, credited, open_at, closed_at, created_at)
values ($1, $2, $3, 1, 'long', 10, 'user', $4, 100, $5, 1, 100, 1, $6, $7, $8, $9, 0, 0, 0, $10, 0)`

interface Close {
  readonly quantity: string
  readonly price: string
  readonly profit: string
  readonly fees: readonly [open: string, close: string, liquidation: string]
  readonly ago?: number
}

const close = async ({ quantity, price, profit, fees, ago = 0 }: Close): Promise<void> => {
  const { query } = app.ctx.db
  const id = uuidv7()
  await query('test.position', POSITION, [id, user.userId])
  const at = app.ctx.market.now() - ago * DAY
  await query('test.close', CLOSE, [uuidv7(), id, user.userId, quantity, price, profit, ...fees, at])
}

const statistics = () => app.ok('user.statistics', {}, { token: user.token })
const NONE = { orders: 0, wins: 0, losses: 0, winRate: null, volume: '0', profit: '0' }

describe('own statistics (expected values by hand)', () => {
  it('of who has not traded are none', async () => {
    const part = { options: NONE, contracts: NONE, accounts: [] }
    expect(await statistics()).toEqual({ all: part, recent: part, days: 30 })
  })

  it('count what was decided: void, cancelled and waiting options are no decision', async () => {
    await option({ state: 'settled', stake: '10', result: '8' })
    await option({ state: 'settled', stake: '20', result: '-20' })
    await option({ state: 'settled', stake: '30', result: '0' })
    await option({ state: 'soldBack', stake: '5', result: '1.25' })
    await option({ state: 'void', stake: '40', result: '0' })
    await option({ state: 'cancelled', stake: '50', result: '0' })
    await option({ state: 'accepted', stake: '60', result: null })
    const figures = { orders: 4, wins: 2, losses: 1, winRate: '0.6666', volume: '65', profit: '-10.75' }
    const { all } = await statistics()
    expect(all.options).toEqual(figures)
    expect(all.accounts).toEqual([{ accountType: 2, ...figures }])
  })

  it('take the fees of a contract off its profit, so that a small win may be a loss', async () => {
    // 2 x 110 x 0.01 = 2.2; 0.5 - 0.1 - 0.1 = 0.3
    await close({ quantity: '2', price: '110', profit: '0.5', fees: ['0.1', '0.1', '0'] })
    // 1 x 105 x 0.01 = 1.05; 0.15 - 0.1 - 0.1 = -0.05
    await close({ quantity: '1', price: '105', profit: '0.15', fees: ['0.1', '0.1', '0'] })
    // 2 x 90 x 0.01 = 1.8; -1 - 0.1 - 0.1 - 0.2 = -1.4
    await close({ quantity: '2', price: '90', profit: '-1', fees: ['0.1', '0.1', '0.2'] })
    const { all } = await statistics()
    expect(all.contracts).toEqual({
      ...{ orders: 3, wins: 1, losses: 2, winRate: '0.3333' },
      ...{ volume: '5.05', profit: '-1.15' },
    })
    expect(all.accounts.map(({ accountType, orders }) => [accountType, orders])).toEqual([[3, 3]])
  })

  it('keep accounts and spans apart: 30 days ago still counts as recent, a millisecond more does not', async () => {
    await option({ state: 'settled', stake: '1', result: '0.8', account: 1, ago: 30 })
    await option({ state: 'settled', stake: '2', result: '-2', ago: 30 + 1 / DAY })
    await close({ quantity: '1', price: '100', profit: '1', fees: ['0', '0', '0'], ago: 31 })
    const { all, recent } = await statistics()
    expect(all.accounts.map(({ accountType, profit }) => [accountType, profit])).toEqual([
      [1, '0.8'],
      [2, '-2'],
      [3, '1'],
    ])
    expect(recent.accounts.map(({ accountType, winRate }) => [accountType, winRate])).toEqual([[1, '1']])
    expect([recent.options.volume, recent.contracts.orders]).toEqual(['1', 0])
  })

  it('are of this user alone', async () => {
    await option({ state: 'settled', stake: '10', result: '8' }, await app.user())
    expect((await statisticsOf(app.ctx, user.userId)).all.options).toEqual(NONE)
  })
})
