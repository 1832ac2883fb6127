import { ERROR_NUMBERS, type ErrorCode } from '@core/domain'
import { startTestServer, type TestServer } from '../../helpers/server'
import { newPayer, openPartner, partnerSettings, TRADE_PASSWORD, walletOf, type Payer } from './helper'

/** The calls as a client makes them: trade password, keys, limits, identity. */

let server: TestServer
let anna: Payer
let ben: Payer
let recipientId: string
const stub = openPartner()

beforeAll(async () => {
  server = await startTestServer({ env: partnerSettings((await stub).url, '150') })
  ;[anna, ben] = [await newPayer(server), await newPayer(server)]
  const found = await server.ok('ext.recipient', { method: 'email', account: ben.email }, anna)
  expect(found).toMatchObject({ nickname: expect.any(String) as string, lookupsLeft: 9 })
  recipientId = found.recipientId
}, 60_000)
afterAll(async () => {
  await server.stop()
  await (await stub).close()
})

const toUser = (amount: string) =>
  ({ kind: 'user', recipientId, currencyId: 1, amount, tradePassword: TRADE_PASSWORD }) as const
const toPartner = (amount: string) =>
  ({ ...toUser(amount), kind: 'partner', partnerId: 'acme', to: 'anna@acme' }) as const
const pay = (body: Parameters<typeof server.call<'account.transferToThird'>>[1], key?: string) =>
  server.call('account.transferToThird', body, { token: anna.token, key })
const codeOf = (code: ErrorCode) => ({ code: ERROR_NUMBERS[code] })

test('pays a user, and answers with the transfer and what is left', async () => {
  const reply = await pay(toUser('2.5'))
  expect(reply).toMatchObject({
    code: 0,
    obj: {
      available: '9997.5',
      frozen: '0',
      transfer: { kind: 'user', direction: 'out', status: 'accepted', amount: '2.5' },
    },
  })
  expect((await walletOf(server.ctx, ben.userId)).available).toBe('10002.5')
})

test('both sides are told, live', async () => {
  const [own, other] = [await server.socket(), await server.socket()]
  own.send({ method: 'sub', type: 5, token: anna.token })
  other.send({ method: 'sub', type: 5, token: ben.token })
  const ready = (socket: typeof own) => {
    socket.send({ method: 'check' })
    return socket.next((m) => m.code === 4)
  }
  await Promise.all([ready(own), ready(other)])
  const { obj } = await pay(toUser('1'))
  const told = { code: 9, obj: { kind: 'transfer', id: obj.transfer.id } }
  expect(await own.next((m) => m.code === 9)).toEqual(told)
  expect(await other.next((m) => m.code === 9)).toEqual(told)
  own.close()
  other.close()
})

test.each([
  ['no recipient', { recipientId: '' }, 'RECIPIENT_REQUIRED'],
  ['a recipient that was never looked up', { recipientId: 'x' }, 'RECIPIENT_EXPIRED'],
  ['no amount', { amount: '' }, 'AMOUNT_REQUIRED'],
  ['an amount of 0', { amount: '0' }, 'AMOUNT_NOT_POSITIVE'],
  ['seven digits of USDT', { amount: '1.0000001' }, 'AMOUNT_INVALID'],
  ['more than there is', { amount: '10000.000001' }, 'INSUFFICIENT_AVAILABLE'],
  ['a wrong trade password', { tradePassword: 'wrong11' }, 'TRADE_PASSWORD_WRONG'],
  ['no trade password', { tradePassword: '' }, 'TRADE_PASSWORD_REQUIRED'],
] as const)('%s is refused and moves nothing', async (_what, patch, code) => {
  const before = await walletOf(server.ctx, anna.userId)
  expect(await pay({ ...toUser('1'), ...patch })).toMatchObject(codeOf(code))
  expect(await walletOf(server.ctx, anna.userId)).toEqual(before)
})

test.each([
  ['4.999999', 'PARTNER_AMOUNT_OUT_OF_RANGE'],
  ['100.000001', 'PARTNER_AMOUNT_OUT_OF_RANGE'],
] as const)('a partner with limits of 5 and 100 does not take %s', async (amount, code) => {
  const params = { min: '5', max: '100', currency: 'USDT' }
  expect(await pay(toPartner(amount))).toMatchObject({ ...codeOf(code), obj: { params } })
})

test.each([
  ['no partner', { partnerId: undefined }, 'PARTNER_REQUIRED'],
  ['an unknown partner', { partnerId: 'other' }, 'PARTNER_REQUIRED'],
  ['no account', { to: ' ' }, 'PARTNER_ACCOUNT_REQUIRED'],
  ['an account of two lines', { to: 'a\nb' }, 'PARTNER_ACCOUNT_INVALID'],
  ['a coin it does not take', { currencyId: 5 }, 'PARTNER_CURRENCY'],
] as const)('to a partner, %s is refused', async (_what, patch, code) => {
  expect(await pay({ ...toPartner('10'), ...patch })).toMatchObject(codeOf(code))
})

test('a partner takes 5 and 100, and altogether no more than 150 on a UTC day', async () => {
  const partner = await newPayer(server)
  const go = (amount: string) =>
    server.call('account.transferToThird', toPartner(amount), { token: partner.token })
  expect(await go('5')).toMatchObject({ code: 0, obj: { available: '9995', frozen: '5' } })
  expect(await go('100')).toMatchObject({ code: 0 })
  expect(await go('45.000001')).toMatchObject(codeOf('PARTNER_DAY_LIMIT'))
  expect(await go('45')).toMatchObject({ code: 0 })
  expect(await go('5')).toMatchObject(codeOf('PARTNER_DAY_LIMIT'))
  expect(await walletOf(server.ctx, partner.userId)).toEqual({ available: '9850', frozen: '150' })
})

test('a double tap and a repeated call pay once; another body under the same key is refused', async () => {
  const before = await walletOf(server.ctx, ben.userId)
  const [first, second] = await Promise.all([pay(toUser('4'), 'tap'), pay(toUser('4'), 'tap')])
  expect(second.obj).toEqual(first.obj)
  expect(await pay(toUser('5'), 'tap')).toMatchObject(codeOf('IDEMPOTENCY_CONFLICT'))
  await server.ctx.db.query('test.forget', 'delete from recipients where id = $1', [recipientId])
  expect((await pay(toUser('4'), 'tap')).obj).toEqual(first.obj)
  expect(Number((await walletOf(server.ctx, ben.userId)).available)).toBe(Number(before.available) + 4)
})

test('without a trade password nothing is moved, and the answer says so', async () => {
  const { token } = await server.register()
  const found = await server.ok('ext.recipient', { method: 'uid', account: ben.uid }, { token })
  const body = { ...toUser('1'), recipientId: found.recipientId }
  const reply = await server.call('account.transferToThird', body, { token })
  expect(reply).toMatchObject(codeOf('TRADE_PASSWORD_NOT_SET'))
})

test('where an identity is asked for, a partner is paid only with an approved one', async () => {
  const strict = await startTestServer({
    env: { ...partnerSettings((await stub).url), IDENTITY_REQUIRED: '1' },
  })
  const { token, userId } = await newPayer(strict)
  const partners = () => strict.ok('ext.partners', {}, { token })
  const go = () => strict.call('account.transferToThird', toPartner('10'), { token })
  expect((await partners()).identityNeeded).toBe(true)
  expect(await go()).toMatchObject(codeOf('IDENTITY_REQUIRED'))
  const approve = "update users set realname_state = 'approved' where id = $1"
  await strict.ctx.db.query('test.approve', approve, [userId])
  expect((await partners()).identityNeeded).toBe(false)
  expect(await go()).toMatchObject({ code: 0, obj: { frozen: '10' } })
  await strict.stop()
}, 60_000)
