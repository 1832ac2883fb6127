import type { Operator } from '@server/ops/command'
import { commands } from '@server/ops/commands'
import { openDesk, type Desk } from './desk'

let desk: Desk
let userId: string
let printed: string[]
beforeEach(async () => {
  desk = await openDesk('tron')
  userId = await desk.user()
  printed = []
})
afterEach(() => desk.close())

const run = (name: string, args: readonly string[], profile: 'demo' | 'production' = 'demo') => {
  const { db, ledger, clock, config, secrets } = desk.ctx
  const operator: Operator = {
    ...{ db, ledger, clock, secrets },
    config: { ...config, profile },
    print: (line) => void printed.push(line),
    mandate: { actor: 'test', reason: 'trying' },
  }
  return commands[name]?.run(operator, args) ?? Promise.reject(new Error(`no command ${name}`))
}

test('an operator sends a test deposit to a user by UID; it is in the operators’ book and credited like any other', async () => {
  expect(await run('deposit', ['12345678', 'usdt', 'tron', '25.5'])).toBe(true)
  await desk.mine(20)
  await desk.turn()
  expect(await desk.list(userId)).toMatchObject([{ status: 'credited', amount: '25.5' }])
  const [action] = await desk.ctx.db.query<{ action: string; user_id: string }>(
    'test.action',
    'select action, user_id from operator_actions',
  )
  expect(action).toEqual({ action: 'deposit.test', user_id: userId })
  await run('deposits', ['credited'])
  expect(printed.at(-1)).toMatch(/12345678 {2}25\.5 USDT {2}tron {2}credited/)
})

test.each([
  [['00000000', 'USDT', 'tron', '25'], /no user has the UID/],
  [['12345678', 'BTC', 'tron', '1'], /BTC on bitcoin/],
  [['12345678', 'USDT', 'tron', '0'], /AMOUNT_NOT_POSITIVE/],
  [['12345678', 'USDT', 'tron', '10000.000001'], /TEST_DEPOSIT_TOO_LARGE/],
])('%j is refused, and nothing is sent', async (args, message) => {
  await expect(run('deposit', args)).rejects.toThrow(message)
  expect(await desk.ctx.db.query('test.none', 'select 1 from sim_outputs')).toEqual([])
})

test('production knows no test deposits', async () => {
  await expect(run('deposit', ['12345678', 'USDT', 'tron', '25'], 'production')).rejects.toThrow('demo only')
})

test('a frozen user is let in again, once', async () => {
  await desk.ctx.db.query('test.freeze', 'update users set frozen = true')
  expect(await run('unfreeze', ['12345678'])).toBe(true)
  expect(await desk.ctx.db.query('test.frozen', 'select frozen from users')).toEqual([{ frozen: false }])
  await expect(run('unfreeze', ['12345678'])).rejects.toThrow('not frozen')
})
