import { randomUUID } from 'node:crypto'
import { callIds, endpoints, type CallId, type Endpoint } from '@core/contract/endpoints'
import { OPTIONS, USDT, WALLET } from '@core/domain'
import { send } from '../../helpers/client'
import { number } from '../people/helper'
import { TRADE_PASSWORD } from '../transfers/helper'
import type { Drawer } from '../withdrawals/desk'
import { moveBody, openMoney, ticket, type MoneyDesk } from './desk'

/** What is somebody else's, in every field that names something; and whoever is nobody. */

jest.setTimeout(60_000)

let desk: MoneyDesk
let anna: Drawer
let ben: Drawer
beforeAll(async () => {
  desk = await openMoney()
  anna = await desk.drawer()
  ben = await desk.drawer()
  for (const { token } of [anna, ben]) await desk.ok('account.fundsMovement', moveBody('1000'), { token })
})
afterAll(() => desk.close())

const everything = () =>
  Promise.all([anna, ben].flatMap((who) => [desk.balance(who, WALLET), desk.balance(who, OPTIONS)]))

const pay = (recipientId: string) => ({
  ...{ kind: 'user' as const, recipientId, currencyId: USDT, amount: '1', tradePassword: TRADE_PASSWORD },
})

test('a visitor reaches no call of a user, whatever the token looks like', async () => {
  const before = await everything()
  const calls = callIds.filter((id) => endpoints[id].opened && endpoints[id].auth === 'user')
  const tokens = [undefined, '', ' ', 'null', 'x'.repeat(300), `${anna.token}x`, anna.userId]
  for (const id of calls) {
    const { path }: Endpoint = endpoints[id]
    const sample = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1]))
    for (const token of tokens) {
      const { code } = await send(desk.address, id, sample, { token })
      const expected = token?.trim() ? 'LOGIN_EXPIRED' : 'LOGIN_REQUIRED'
      expect([id, token, code]).toEqual([id, token, number(expected)])
    }
  }
  expect(await everything()).toEqual(before)
})

test("another user's order, withdrawal, quote, look-up, address and card cannot be used, cancelled or removed", async () => {
  const { order } = await desk.ok('options.order', ticket('10'), anna)
  const withdrawal = await desk.drawn(anna)
  const { quoteId } = await desk.ok('currency.exchangeData', { from: USDT, to: 5, amount: '50' }, anna)
  const recipientId = await desk.recipient(anna, ben)
  const number16 = { holder: 'Anna', bank: 'Bank', cardNumber: '4111111111111111' }
  const card = await desk.ok('ext.addBankCard', number16, anna)
  const before = await everything()
  const code = await desk.codeFor100(ben)
  const replies = {
    order: await desk.call('options.order', { action: 'cancel', orderId: order.id }, ben),
    withdrawal: await desk.call('ext.cancelWithdrawal', { id: withdrawal.id }, ben),
    quote: await desk.call('currency.exchange', { quoteId }, ben),
    lookUp: await desk.call('account.transferToThird', pay(recipientId), ben),
    address: await desk.withdraw(ben, { addressId: anna.addressId, code }),
    removed: await desk.call('ext.removeAddress', { id: anna.addressId }, ben),
    card: await desk.call('ext.removeBankCard', { id: card.id }, ben),
  }
  expect(Object.entries(replies).map(([what, reply]) => [what, reply.code])).toEqual([
    ['order', number('ORDER_NOT_FOUND')],
    ['withdrawal', number('NOT_FOUND')],
    ['quote', number('QUOTE_EXPIRED')],
    ['lookUp', number('RECIPIENT_EXPIRED')],
    ['address', number('WITHDRAW_ADDRESS_UNKNOWN')],
    ['removed', number('NOT_FOUND')],
    ['card', number('NOT_FOUND')],
  ])
  expect(await everything()).toEqual(before)
  expect(await desk.one(anna, withdrawal.id)).toMatchObject({ status: 'pending' })
  expect(await desk.ok('ext.bankCards', {}, anna)).toEqual([card])
  expect(await desk.ok('wallet.addresses', {}, anna)).toHaveLength(1)
  const lists = [
    await desk.ok('assets.withdrawHistories', { id: withdrawal.id }, ben),
    await desk.ok('account.transferToThirdHistory', { id: withdrawal.id }, ben),
  ]
  expect(lists.map(({ total }) => total)).toEqual([0, 0])
})

test('a user id in place of what was looked up pays nobody', async () => {
  for (const id of [ben.userId, anna.userId, 'x', '', `${ben.userId}' or '1'='1`]) {
    expect((await desk.call('account.transferToThird', pay(id), anna)).code).not.toBe(0)
  }
})

const KEYED: readonly CallId[] = callIds.filter((id) => endpoints[id].opened && 'idempotent' in endpoints[id])

test('the calls that move money are these, and each needs a key', async () => {
  expect([...KEYED].sort()).toEqual([
    'account.fundsMovement',
    'account.transferToThird',
    'assets.withdraw',
    'contract.open',
    'currency.exchange',
    'ext.cancelWithdrawal',
    'ext.demoDeposit',
    'options.order',
    'order.publish',
    'usdt.autoCloseAll',
    'usdt.close',
  ])
  for (const id of KEYED) {
    const response = await fetch(desk.address + endpoints[id].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: anna.token },
      body: JSON.stringify(id === 'account.fundsMovement' ? moveBody('1') : {}),
    })
    expect([id, ((await response.json()) as { code: number }).code]).toEqual([id, number('INPUT_ERROR')])
  }
})

test('one key is another one in every call and for every user; with another body it is refused', async () => {
  const key = randomUUID()
  const move = await desk.ok('account.fundsMovement', moveBody('2'), { token: anna.token, key })
  const bens = await desk.ok('account.fundsMovement', moveBody('2'), { token: ben.token, key })
  const { order } = await desk.ok('options.order', ticket('10'), { token: anna.token, key })
  expect(new Set([move.id, bens.id, order.id]).size).toBe(3)
  const after = await everything()
  const again = [
    await desk.call('account.fundsMovement', moveBody('3'), { token: anna.token, key }),
    await desk.call('account.fundsMovement', moveBody('2', OPTIONS), { token: anna.token, key }),
    await desk.call('options.order', ticket('11'), { token: anna.token, key }),
    await desk.call('options.order', { action: 'cancel', orderId: order.id }, { token: anna.token, key }),
  ]
  expect(again.map(({ code }) => code)).toEqual(Array(4).fill(number('IDEMPOTENCY_CONFLICT')))
  expect(await everything()).toEqual(after)
})
