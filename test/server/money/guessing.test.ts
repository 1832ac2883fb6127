import { USDT } from '@core/domain'
import { passLoginPassword } from '@server/services/loginPassword'
import { passTradePassword } from '@server/services/tradePassword'
import { number, PASSWORD } from '../people/helper'
import { TRADE_PASSWORD } from '../transfers/helper'
import type { Drawer } from '../withdrawals/desk'
import { openMoney, type MoneyDesk } from './desk'

/** Passwords and codes that are guessed, many at the same moment. */

jest.setTimeout(60_000)

let desk: MoneyDesk
let other: Drawer
let who: Drawer
beforeAll(async () => {
  desk = await openMoney()
  other = await desk.drawer()
})
beforeEach(async () => {
  who = await desk.drawer()
})
afterAll(() => desk.close())

const count = (codes: readonly number[], code: number): number => codes.filter((c) => c === code).length

const payer = async (of: Drawer) => {
  const recipientId = await desk.recipient(of, other)
  const body = { kind: 'user' as const, recipientId, currencyId: USDT, amount: '1' }
  return async (tradePassword: string): Promise<number> =>
    (await desk.call('account.transferToThird', { ...body, tradePassword }, { token: of.token })).code
}

test('of thirty trade passwords guessed at once five are looked at; then the right one waits too, for 5 s', async () => {
  const pay = await payer(who)
  const guesses = Array.from({ length: 30 }, (_, i) => pay(`kiwi10${i + 10}`))
  const codes = await Promise.all(guesses)
  expect([count(codes, number('TRADE_PASSWORD_WRONG')), count(codes, number('LOGIN_BACKOFF'))]).toEqual([
    5, 25,
  ])
  expect(await pay(TRADE_PASSWORD)).toBe(number('LOGIN_BACKOFF'))
  desk.ctx.clock.time += 4_999
  expect(await pay(TRADE_PASSWORD)).toBe(number('LOGIN_BACKOFF'))
  desk.ctx.clock.time += 1
  expect(await pay(TRADE_PASSWORD)).toBe(0)
})

test.each([
  ['trade', passTradePassword, 'TRADE_PASSWORD_WRONG', TRADE_PASSWORD],
  ['login', passLoginPassword, 'LOGIN_PASSWORD_WRONG', PASSWORD],
] as const)(
  'whoever has a session guesses the %s password a hundred times from as many addresses, and then waits at each',
  async (_what, pass, wrong, right) => {
    const from = (address: number, password: string) =>
      pass(desk.ctx, { userId: who.userId, ip: `198.51.100.${address}` }, password)
    for (let address = 0; address < 100; address++)
      await expect(from(address, 'kiwi1010')).rejects.toMatchObject({ code: wrong })
    const refusal = { code: 'LOGIN_BACKOFF', params: { seconds: '5' } }
    await expect(from(200, 'kiwi1010')).rejects.toMatchObject(refusal)
    await expect(from(201, right)).rejects.toMatchObject(refusal)
    desk.ctx.clock.time += 5_000
    await from(201, right)
    await expect(from(202, 'kiwi1010')).rejects.toMatchObject({ code: wrong })
  },
)

test('guesses count over all calls together, and hold up nobody else', async () => {
  const pay = await payer(who)
  for (const guess of ['kiwi1001', 'kiwi1002', 'kiwi1003']) await pay(guess)
  await desk.withdraw(who, { code: '000000', tradePassword: 'kiwi1004' })
  const change = { newPassword: 'mint5739', confirmPassword: 'mint5739', code: '000000' }
  await desk.call('profile.changeTradePassword', { ...change, oldPassword: 'kiwi1005' }, { token: who.token })
  const refused = await desk.withdraw(who, { code: '000000' })
  expect(refused.code).toBe(number('LOGIN_BACKOFF'))
  const third = await desk.drawer()
  expect(await (await payer(third))(TRADE_PASSWORD)).toBe(0)
})

test('of fifty codes guessed for an address at once five are looked at; then the right one is no use either', async () => {
  const address = 'TAUN6FwrnwwmaEqYcckffC7wYmbaS6cBiX'
  const right = await desk.codeFor(who, 'bindAddress', `tron:${address}`)
  const bind = async (code: string): Promise<number> =>
    (await desk.bind(who, { network: 'tron', address, code })).code
  const wrong = Array.from({ length: 51 }, (_, i) => String(100_000 + i)).filter((code) => code !== right)
  const codes = await Promise.all(wrong.slice(0, 50).map(bind))
  expect([count(codes, number('CODE_INVALID')), count(codes, number('CODE_TRIES_EXCEEDED'))]).toEqual([5, 45])
  expect(await bind(right)).toBe(number('CODE_TRIES_EXCEEDED'))
  const fresh = await desk.codeFor(who, 'bindAddress', `tron:${address}`)
  expect(await bind(fresh)).toBe(0)
})

test('a code for one address, amount or purpose is none for another', async () => {
  const address = 'TAUN6FwrnwwmaEqYcckffC7wYmbaS6cBiX'
  const codes = [
    await desk.codeFor(who, 'bindAddress'),
    await desk.codeFor(who, 'bindAddress', 'tron:TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
    await desk.codeFor(who, 'bindAddress', `ethereum:${address}`),
    await desk.codeFor(who, 'withdraw', `tron:${address}`),
    await desk.codeFor(who, 'security', `tron:${address}`),
  ]
  for (const code of codes) {
    expect((await desk.bind(who, { network: 'tron', address, code })).code).toBe(number('CODE_INVALID'))
  }
})
