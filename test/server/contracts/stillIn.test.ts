import { randomUUID } from 'node:crypto'
import type { CallId } from '@core/contract/endpoints'
import { seedContracts } from '@server/contracts/seed'
import { stepPair } from '@server/contracts/step'
import { openApp, type TestApp } from '../../helpers/app'
import { NOON } from '../../helpers/context'
import { putTick } from '../../helpers/ticks'
import { number } from '../people/helper'
import { checkBooks, fund, LONG } from './desk'

/** Whoever was frozen or signed out changes no contract, also when that came after their session was found. */

jest.setTimeout(60_000)

let app: TestApp
let user: { userId: string; token: string }
let position: string
let limit: string
let ticks = 0

const tick = async (price: string): Promise<void> => {
  const time = NOON + ++ticks * 1_000
  await putTick(app.ctx.db, time, price)
  app.ctx.market.time = time
  await stepPair(app.ctx, 1)
}

beforeAll(async () => {
  app = await openApp()
  app.ctx.market.tradable = () => true
  await seedContracts(app.ctx)
})
afterAll(async () => {
  await checkBooks(app.ctx)
  await app.close()
})
beforeEach(async () => {
  user = await app.user()
  await fund(app.ctx, user.userId, '1000')
  await tick('20000.00')
  position = (await app.ok('contract.open', LONG, { token: user.token })).order.id
  await tick('20000.00')
  const waits = { ...LONG, pubType: 2, pubPrice: '19000' }
  limit = (await app.ok('contract.open', waits, { token: user.token })).order.id
})

const CALLS: Record<string, () => readonly [CallId, object]> = {
  open: () => ['contract.open', LONG],
  publish: () => ['order.publish', { ...LONG, pubType: 2, pubPrice: '19500' }],
  close: () => ['usdt.close', { orderId: position }],
  cancel: () => ['usdt.close', { cancelId: limit }],
  'close all': () => ['usdt.autoCloseAll', {}],
  'take-profit and stop-loss': () => ['usdt.modifyWinLost', { orderId: position, winPrice: '21000' }],
}

const STATE = `
select (select json_agg(o order by o.id) from contract_orders o where user_id = $1) as orders,
  (select json_agg(p order by p.id) from contract_positions p where user_id = $1) as positions,
  (select json_agg(a order by a.id) from accounts a where user_id = $1) as accounts`
const state = () => app.ctx.db.query('test.state', STATE, [user.userId])

const call = (name: string) => {
  const [id, body] = CALLS[name]?.() ?? []
  return app.call(id as 'contract.open', body as typeof LONG, { token: user.token, key: randomUUID() })
}

describe.each(Object.keys(CALLS))('%s', (name) => {
  test.each([
    ['frozen', 'update users set frozen = true where id = $1', 'ACCOUNT_FROZEN'],
    ['signed out', 'delete from sessions where user_id = $1', 'LOGIN_EXPIRED'],
  ] as const)('does nothing for who was %s meanwhile', async (_what, sql, refusal) => {
    const before = await state()
    await app.ctx.db.query(`test.${refusal}`, sql, [user.userId])
    expect((await call(name)).code).toBe(number(refusal))
    expect(await state()).toEqual(before)
  })

  test('is done for who is still in', async () => {
    const before = await state()
    expect((await call(name)).code).toBe(0)
    expect(await state()).not.toEqual(before)
  })
})

test('what is under way takes its course for who is frozen: a limit fills, a stop-loss closes, the money is there', async () => {
  const { order } = await app.ok('contract.open', LONG, { token: user.token })
  await tick('20000.00')
  const triggers = { orderId: order.id, lostPrice: '19500' }
  await app.ok('usdt.modifyWinLost', triggers, { token: user.token, key: randomUUID() })
  await app.ctx.db.query('test.freeze', 'update users set frozen = true where id = $1', [user.userId])
  await tick('19400.00')
  await tick('18990.00')
  const [closed] = await app.ctx.db.query<{ reason: string; credited: string }>(
    'test.closed',
    'select reason, credited from contract_closes where position_id = $1',
    [order.id],
  )
  expect(closed).toMatchObject({ reason: 'stopLoss' })
  expect(Number(closed?.credited)).toBeGreaterThan(0)
  const orders = await app.ctx.db.query<{ state: string }>(
    'test.filled',
    'select state from contract_orders where id = $1',
    [limit],
  )
  expect(orders).toEqual([{ state: 'filled' }])
})
