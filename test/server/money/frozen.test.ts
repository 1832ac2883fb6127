import { randomUUID } from 'node:crypto'
import type { CallId } from '@core/contract/endpoints'
import { OPTIONS, USDT, WALLET } from '@core/domain'
import { waiting } from '../../helpers/waiting'
import { number } from '../people/helper'
import { TRADE_PASSWORD } from '../transfers/helper'
import type { Drawer } from '../withdrawals/desk'
import { moveBody, openMoney, ticket, type MoneyDesk } from './desk'

/** Whoever is frozen or signed out moves nothing, also when that comes in the middle of a call. */

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

/** Token of a session that was found when the call began, and has ended since. */
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

  test('moves nothing once the session has ended, though it was found before', async () => {
    const call = await CALLS[name]?.()
    const before = await all()
    const reply = await call?.({ ...alive(), key: randomUUID() })
    expect(reply?.code).toBe(number('LOGIN_EXPIRED'))
    expect(await all()).toEqual(before)
  })

  test('that was done before the freeze answers a repetition as it did', async () => {
    const [call, key] = [await CALLS[name]?.(), randomUUID()]
    const first = await call?.({ token: who.token, key })
    expect(first?.code).toBe(0)
    const after = await all()
    await freeze()
    expect(await call?.({ ...alive(), key })).toEqual(first)
    expect(await all()).toEqual(after)
  })
})

const CLAIM = 'insert into idempotency (user_id, call, key, body_hash, created_at) values ($1, $2, $3, $4, 0)'

/**
 * Sends a call that has to wait for another one under its key, which comes to nothing in the end: by then all that is
 * checked before the transaction was passed.
 */
const meanwhile = async <T>(
  id: CallId,
  send: (key: string) => Promise<T>,
  deed: () => Promise<unknown>,
): Promise<T> => {
  const key = randomUUID()
  let sent: Promise<T> | undefined
  const first = desk.ctx.db.tx(async (t) => {
    await t.query('test.claim', CLAIM, [who.userId, id, key, ''])
    sent = send(key)
    await waiting(desk.ctx.db)
    await deed()
    throw new Error('the first tap came to nothing')
  })
  await expect(first).rejects.toThrow('came to nothing')
  return sent as Promise<T>
}

const moveAway = (key: string) => desk.call('account.fundsMovement', moveBody('1'), { token: who.token, key })

test('a second tap that waits for the first while the user is frozen moves nothing', async () => {
  expect((await meanwhile('account.fundsMovement', moveAway, freeze)).code).toBe(number('ACCOUNT_FROZEN'))
  expect(await desk.balance(who, OPTIONS)).toEqual(['1000', '0'])
})

test('a call that waits while its device is signed out moves nothing', async () => {
  const out = () => desk.ok('user.logout', {}, { token: who.token })
  expect((await meanwhile('account.fundsMovement', moveAway, out)).code).toBe(number('LOGIN_EXPIRED'))
  expect(await desk.balance(who, OPTIONS)).toEqual(['1000', '0'])
})

describe('the trade password is changed after it was checked', () => {
  const change = () =>
    desk.ctx.db.query('test.changed', "update users set trade_password_hash = 'another' where id = $1", [
      who.userId,
    ])

  test('a transfer does not happen', async () => {
    const recipientId = await desk.recipient(who, other)
    const body = { kind: 'user', recipientId, currencyId: USDT, amount: '1' } as const
    const before = await all()
    const reply = await meanwhile(
      'account.transferToThird',
      (key) =>
        desk.call(
          'account.transferToThird',
          { ...body, tradePassword: TRADE_PASSWORD },
          { token: who.token, key },
        ),
      change,
    )
    expect(reply.code).toBe(number('TRADE_PASSWORD_WRONG'))
    expect(await all()).toEqual(before)
  })

  test('a withdrawal does not happen, and its code is not used up', async () => {
    const code = await desk.codeFor100(who)
    const before = await all()
    const send = (key: string) => desk.withdraw(who, { code }, { key })
    expect((await meanwhile('assets.withdraw', send, change)).code).toBe(number('TRADE_PASSWORD_WRONG'))
    expect(await all()).toEqual(before)
    const unused = await desk.ctx.db.query(
      'test.code',
      "select 1 from codes where destination = (select email from users where id = $1) and purpose = 'withdraw' and not used",
      [who.userId],
    )
    expect(unused).toHaveLength(1)
  })
})

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
