import { randomUUID } from 'node:crypto'
import { OPTIONS, USDT, WALLET } from '@core/domain'
import { number } from '../people/helper'
import { TRADE_PASSWORD } from '../transfers/helper'
import type { Drawer } from '../withdrawals/desk'
import { moveBody, openMoney, ticket, type MoneyDesk } from './desk'

/** Whoever is frozen moves nothing, also when that comes in the middle of a call. */

jest.setTimeout(60_000)

let desk: MoneyDesk
let who: Drawer
let other: Drawer
beforeAll(async () => {
  desk = await openMoney()
  other = await desk.drawer()
})
beforeEach(async () => {
  who = await desk.drawer()
  await desk.ok('account.fundsMovement', moveBody('1000'), { token: who.token })
})
afterAll(() => desk.close())

const FREEZE = 'update users set frozen = true where id = $1'
const freeze = () => desk.ctx.db.query('test.freeze', FREEZE, [who.userId])

/** Token of a session that was found while the user was not frozen yet. */
const alive = () => ({ token: `token-of-${who.userId}` })

type Options = { token: string; key: string }

/** Every call that moves money, made ready before the freeze. */
const CALLS: Record<string, () => Promise<(options: Options) => Promise<{ code: number }>>> = {
  'account.fundsMovement': () =>
    Promise.resolve((options) => desk.call('account.fundsMovement', moveBody('1'), options)),
  'options.order': () => Promise.resolve((options) => desk.call('options.order', ticket('10'), options)),
  'options.order, cancel': async () => {
    const { order } = await desk.ok('options.order', ticket('10'), { token: who.token })
    return (options) => desk.call('options.order', { action: 'cancel', orderId: order.id }, options)
  },
  'account.transferToThird, user': async () => {
    const recipientId = await desk.recipient(who, other)
    const body = { kind: 'user', recipientId, currencyId: USDT, amount: '1' } as const
    return (options) =>
      desk.call('account.transferToThird', { ...body, tradePassword: TRADE_PASSWORD }, options)
  },
  'account.transferToThird, partner': () => {
    const body = { kind: 'partner', partnerId: 'acme', to: 'a', currencyId: USDT, amount: '10' } as const
    return Promise.resolve((options) =>
      desk.call('account.transferToThird', { ...body, tradePassword: TRADE_PASSWORD }, options),
    )
  },
  'currency.exchange': async () => {
    const quote = { from: USDT, to: 5, amount: '100' }
    const { quoteId } = await desk.ok('currency.exchangeData', quote, { token: who.token })
    return (options) => desk.call('currency.exchange', { quoteId }, options)
  },
  'assets.withdraw': async () => {
    const code = await desk.codeFor100(who)
    return (options) => desk.withdraw(who, { code }, options)
  },
  'ext.cancelWithdrawal': async () => {
    const { id } = await desk.drawn(who)
    return (options) => desk.call('ext.cancelWithdrawal', { id }, options)
  },
}

const all = () =>
  Promise.all([desk.balance(who, WALLET), desk.balance(who, OPTIONS), desk.balance(other, WALLET)])

describe.each(Object.keys(CALLS))('%s', (name) => {
  test('moves nothing once the user is frozen, though the session was found before', async () => {
    const call = await CALLS[name]?.()
    const before = await all()
    await freeze()
    const reply = await call?.({ ...alive(), key: randomUUID() })
    expect(reply?.code).toBe(number('ACCOUNT_FROZEN'))
    expect(await all()).toEqual(before)
  })

  test('that was done before the freeze answers a repetition as it did', async () => {
    const [call, key] = [await CALLS[name]?.(), randomUUID()]
    const first = await call?.({ ...alive(), key })
    expect(first?.code).toBe(0)
    const after = await all()
    await freeze()
    expect(await call?.({ ...alive(), key })).toEqual(first)
    expect(await all()).toEqual(after)
  })
})

test('a second tap that waits for the first while the user is frozen moves nothing', async () => {
  const [key, body] = [randomUUID(), moveBody('1')]
  let answered: Promise<{ code: number }> | undefined
  const claim =
    'insert into idempotency (user_id, call, key, body_hash, created_at) values ($1, $2, $3, $4, 0)'
  const failed = desk.ctx.db.tx(async (t) => {
    await t.query('test.claim', claim, [who.userId, 'account.fundsMovement', key, ''])
    answered = desk.call('account.fundsMovement', body, { ...alive(), key })
    await waiting()
    await freeze()
    throw new Error('the first tap came to nothing')
  })
  await expect(failed).rejects.toThrow('came to nothing')
  expect((await answered)?.code).toBe(number('ACCOUNT_FROZEN'))
  expect(await desk.balance(who, OPTIONS)).toEqual(['1000', '0'])
})

const WAITING = `
select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Resolves when a statement waits for another one. */
const waiting = async (): Promise<void> => {
  while ((await desk.ctx.db.query('test.waiting', WAITING)).length === 0);
}

test('frozen, nobody binds an address or changes the trade password with what was begun before', async () => {
  const bind = await desk.codeFor(who, 'bindAddress', 'tron:TAUN6FwrnwwmaEqYcckffC7wYmbaS6cBiX')
  const code = await desk.codeFor(who, 'tradePassword')
  await freeze()
  const address = {
    network: 'tron',
    currencyId: USDT,
    label: 'x',
    address: 'TAUN6FwrnwwmaEqYcckffC7wYmbaS6cBiX',
  }
  const bound = await desk.call('wallet.addAddress', { ...address, code: bind }, alive())
  const password = { oldPassword: TRADE_PASSWORD, newPassword: 'mint5739', confirmPassword: 'mint5739', code }
  const changed = await desk.call('profile.changeTradePassword', password, alive())
  const card = { holder: 'A', bank: 'B', cardNumber: '4111111111111111' }
  const added = await desk.call('ext.addBankCard', card, alive())
  expect([bound.code, changed.code, added.code]).toEqual(Array(3).fill(number('ACCOUNT_FROZEN')))
})

test('a frozen user is no longer signed in, and nobody pays them', async () => {
  const recipientId = await desk.recipient(other, who)
  await freeze()
  const refused = await desk.call('account.fundsMovement', moveBody('1'), { token: who.token })
  expect(refused.code).toBe(number('LOGIN_EXPIRED'))
  await expect(desk.send(other, { recipientId })).rejects.toMatchObject({ code: 'RECIPIENT_UNAVAILABLE' })
})
