import { TRON } from '../addresses/helper'
import { openWithdrawals, type Drawer, type WithdrawDesk } from '../withdrawals/desk'
import { toldOf } from './told'

let desk: WithdrawDesk
let who: Drawer
beforeAll(async () => {
  desk = await openWithdrawals()
}, 60_000)
beforeEach(async () => {
  who = await desk.drawer()
})
afterAll(() => desk.close())

const TX = 'ab'.repeat(32)
const told = () => toldOf(desk.ctx.db, who.userId)
const params = { amount: '100', currency: 'USDT' }

test('approved and paid tell once each; the operator is another process, without a bus', async () => {
  const { id } = await desk.drawn(who)
  expect(await told()).toEqual([])
  await desk.ops.run('withdrawal-approve', id)
  await desk.ops.run('withdrawal-paid', id, TX)
  const outputs = [{ address: TRON, currencyId: 1 as const, amount: '99' }]
  desk.ctx.chain.payments.set(TX, { txId: TX, confirmations: 20, outputs })
  for (const _ of [1, 2]) {
    desk.ctx.clock.time += 1_000
    await desk.turn()
  }
  const link = `/pages/asset/depositDetail?id=${id}`
  expect(await told()).toEqual([
    ['withdrawal', { what: 'approved', ...params }, link],
    ['withdrawal', { what: 'paid', ...params }, link],
  ])
})

test('rejected tells the reason; what the user cancels tells nothing', async () => {
  const rejected = await desk.drawn(who)
  await desk.ops.run('withdrawal-reject', rejected.id, '--why', 'the address is not yours')
  const cancelled = await desk.drawn(who)
  await desk.ok('ext.cancelWithdrawal', { id: cancelled.id }, { token: who.token })
  const [said, ...more] = await told()
  expect(more).toEqual([])
  expect(said).toMatchObject(['withdrawal', { what: 'rejected', ...params }, expect.anything()])
  expect(said?.[1].reason).toBeTruthy()
})
