import { USDT, WALLET } from '@core/domain'
import { openPlace } from '@server/chain/place'
import { Runner } from '@server/chain/runner'
import { sendSimulated, simulatedWatcher } from '@server/chain/simulated'
import { mine, reorganise } from '@server/chain/simulatedBlocks'
import { createBooks } from '@server/services/deposits'
import { ownAddress } from '@server/services/deposits/address'
import { number } from '../people/helper'
import type { Drawer } from '../withdrawals/desk'
import { openMoney, type MoneyDesk } from './desk'

/** The chain takes a deposit back whose money is on its way out already. TRON is final after 20 blocks. */

jest.setTimeout(60_000)

let desk: MoneyDesk
let runner: Runner
let who: Drawer
beforeAll(async () => {
  desk = await openMoney()
  const { db, log, clock, vitals } = desk.ctx
  await openPlace(db, 'tron')
  const watcher = await simulatedWatcher('tron', { db, now: () => clock.time })
  const books = createBooks(desk.ctx, 'tron')
  runner = new Runner({ db, log, vitals, watcher, books, now: () => clock.time, leader: 'test', poll: 1_000 })
  await runner.turn()
})
beforeEach(async () => {
  who = await desk.drawer()
})
afterAll(() => desk.close())

/** A deposit that was credited. @returns its transaction */
const deposited = async (amount: string): Promise<string> => {
  const { db, clock } = desk.ctx
  const address = await ownAddress(desk.ctx, who.userId, 'tron')
  const output = { address, currencyId: USDT, amount }
  const sent = { reference: `to ${who.userId}`, now: clock.time }
  const txId = await sendSimulated(db, 'tron', [output], sent)
  await mine(db, 'tron', 20, clock.time)
  await runner.turn()
  return txId
}

const lose = async (txId: string): Promise<void> => {
  await reorganise(desk.ctx.db, 'tron', { depth: 20, without: [txId], now: desk.ctx.clock.time })
  await runner.turn()
}

const stateOf = async (id: string): Promise<string | undefined> => {
  const sql = 'select state from withdrawals where id = $1'
  return (await desk.ctx.db.query<{ state: string }>('test.state', sql, [id]))[0]?.state
}

/** The worker's turns, long after any time of review. */
const later = async (): Promise<void> => {
  desk.ctx.clock.time += 3_600_000
  await desk.turn()
  await desk.turn()
}

// By hand: of 10,050 the user asks for 10,040; of the 50 that are lost the user still has 10 to give.
test('a withdrawal that waits for review stays where it is, and an operator can only give it back', async () => {
  const txId = await deposited('50')
  const { withdrawal } = await desk.take(who, '10040')
  expect(await desk.balance(who, WALLET)).toEqual(['10', '10040'])
  await lose(txId)
  expect(await desk.balance(who, WALLET)).toEqual(['0', '10040'])
  await later()
  expect(await stateOf(withdrawal.id)).toBe('pending')
  await expect(desk.ops.run('withdrawal-approve', withdrawal.id)).rejects.toThrow('frozen')
  const { code } = await desk.call('ext.cancelWithdrawal', { id: withdrawal.id }, who)
  expect(code).toBe(number('LOGIN_EXPIRED'))
  await desk.ops.run('withdrawal-reject', withdrawal.id)
  expect(await desk.balance(who, WALLET)).toEqual(['10040', '0'])
})

test('one that was approved is not sent any more', async () => {
  const txId = await deposited('50')
  const { withdrawal } = await desk.take(who, '10040')
  await desk.ops.run('withdrawal-approve', withdrawal.id)
  const sent = desk.ctx.chain.payments.size
  await lose(txId)
  await later()
  expect(await stateOf(withdrawal.id)).toBe('approved')
  expect(desk.ctx.chain.payments.size).toBe(sent)
  expect(await desk.balance(who, WALLET)).toEqual(['0', '10040'])
})

test('a withdrawal asked for while the chain takes the deposit back: either order, and the books are right', async () => {
  const txId = await deposited('50')
  const asked = desk.take(who, '10040').then(
    () => true,
    () => false,
  )
  const [taken] = await Promise.all([asked, lose(txId)])
  expect(await desk.balance(who, WALLET)).toEqual(taken ? ['0', '10040'] : ['10000', '0'])
})
