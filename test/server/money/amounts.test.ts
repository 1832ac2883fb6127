import { OPTIONS, USDT, WALLET } from '@core/domain'
import { number } from '../people/helper'
import { TRADE_PASSWORD } from '../transfers/helper'
import type { Drawer } from '../withdrawals/desk'
import { moveBody, openMoney, ticket, type MoneyDesk } from './desk'

/** Amounts that are none, too fine, too large, or as large as can be written, in every call that takes one. */

jest.setTimeout(60_000)

let desk: MoneyDesk
let who: Drawer
let recipientId: string
beforeAll(async () => {
  desk = await openMoney()
  const other = await desk.drawer()
  who = await desk.drawer()
  await desk.ok('account.fundsMovement', moveBody('1000'), { token: who.token })
  recipientId = await desk.recipient(who, other)
})
afterAll(() => desk.close())

const CALLS: Record<string, (amount: string) => Promise<{ code: number }>> = {
  'account.fundsMovement': (amount) => desk.call('account.fundsMovement', moveBody(amount), who),
  'account.fundsMovement back': (amount) =>
    desk.call('account.fundsMovement', moveBody(amount, OPTIONS), who),
  'account.transferToThird user': (amount) =>
    desk.call(
      'account.transferToThird',
      { kind: 'user', recipientId, currencyId: USDT, amount, tradePassword: TRADE_PASSWORD },
      who,
    ),
  'account.transferToThird partner': (amount) =>
    desk.call(
      'account.transferToThird',
      {
        kind: 'partner',
        partnerId: 'acme',
        to: 'a',
        currencyId: USDT,
        amount,
        tradePassword: TRADE_PASSWORD,
      },
      who,
    ),
  'assets.withdraw': (amount) => desk.withdraw(who, { amount, code: '000000' }),
  'currency.exchangeData': (amount) => desk.call('currency.exchangeData', { from: USDT, to: 5, amount }, who),
  'ext.demoDeposit': (amount) =>
    desk.call('ext.demoDeposit', { currencyId: USDT, network: 'tron', amount }, who),
  'options.order': (amount) => desk.call('options.order', ticket(amount), who),
}

/** Not numbers as they are written here: signs, exponents, other digits, other separators, nothing. */
const ODD = [
  ...[
    '',
    ' ',
    '.',
    '1.',
    '.5',
    '01',
    '+1',
    '-1',
    '-0',
    '1e3',
    '1E-3',
    '0x10',
    'NaN',
    'Infinity',
    '1,5',
    '1_000',
  ],
  ...['１', '١', '1 0', '1\n1', '1\u0000', '½', '∞', '1.0000001', '0', '0.000000', '0.0000000000000000001'],
]
/** 20 digits are the most that an amount may have. */
const HUGE = ['100000000000000000000', '99999999999999999999', '99999999999999999999.999999']

const state = async () => [await desk.balance(who, WALLET), await desk.balance(who, OPTIONS)]

describe.each(Object.keys(CALLS))('%s', (name) => {
  test('refuses odd and huge amounts with a word of its own, and moves nothing', async () => {
    const before = await state()
    for (const amount of [...ODD, ...HUGE]) {
      const { code } = (await CALLS[name]?.(amount)) ?? { code: 0 }
      expect([amount, code === 0 || code === number('SERVER_BUSY')]).toEqual([amount, false])
    }
    expect(await state()).toEqual(before)
  })
})

test('the smallest unit moves, is sent and comes back; half of it is refused', async () => {
  const before = await state()
  expect((await CALLS['account.fundsMovement']?.('0.000001'))?.code).toBe(0)
  expect((await CALLS['account.fundsMovement back']?.('0.000001'))?.code).toBe(0)
  expect((await CALLS['account.fundsMovement']?.('0.0000005'))?.code).toBe(number('AMOUNT_INVALID'))
  expect(await state()).toEqual(before)
  const { transfer, available } = await desk.send(who, { recipientId, amount: '0.000001' })
  expect([transfer.amount, available]).toEqual(['0.000001', '8999.999999'])
})

test.each([
  [4, '0.000000000000000001', '0.0000000000000000001'],
  [5, '0.00000001', '0.000000001'],
  [3, '0.00000001', '0.000000001'],
  [2, '0.000001', '0.0000001'],
] as const)('currency %d takes %s and not %s', async (currencyId, unit, finer) => {
  const move = (amount: string) =>
    desk.call('account.fundsMovement', { from: WALLET, to: OPTIONS, currencyId, amount }, who)
  expect([(await move(unit)).code, (await move(finer)).code]).toEqual([0, number('AMOUNT_INVALID')])
  expect(await desk.balance(who, OPTIONS, currencyId)).toEqual([unit, '0'])
})

test('all of the wallet moves, and not one unit more', async () => {
  const [all] = await desk.balance(who, WALLET, 3)
  const move = (amount: string) =>
    desk.call('account.fundsMovement', { from: WALLET, to: OPTIONS, currencyId: 3, amount }, who)
  // 1,000 less the unit that was moved before.
  expect(all).toBe('999.99999999')
  expect((await move('1000')).code).toBe(number('INSUFFICIENT_AVAILABLE'))
  expect((await move('999.99999998')).code).toBe(0)
  expect((await move('0.00000002')).code).toBe(number('INSUFFICIENT_AVAILABLE'))
  expect((await move('0.00000001')).code).toBe(0)
  expect(await desk.balance(who, WALLET, 3)).toEqual(['0', '0'])
})
