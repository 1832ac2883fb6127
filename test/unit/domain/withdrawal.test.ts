import {
  checkWithdrawAddress,
  checkWithdrawNetwork,
  dayLeftOf,
  maxWithdrawal,
  readWithdrawal,
  readWithdrawTerms,
  receivedOf,
  withdrawalBind,
  withdrawTermsProblem,
} from '@core/domain'
import { money, toWire } from '@core/money'

/** Expected values by hand: a minimum of 20, a fee of 1, and 100 within 24 hours. */
const TERMS = readWithdrawTerms({ min: '20', fee: '1', dayLimit: '100' })
const USDT = { currencyId: 1, network: 'tron' } as const
const room = (available: string, dayLeft = '100') => ({
  available: money(available),
  dayLeft: money(dayLeft),
})

test.each([
  ['', '50', 'AMOUNT_REQUIRED'],
  ['1e2', '50', 'AMOUNT_INVALID'],
  ['0', '50', 'AMOUNT_NOT_POSITIVE'],
  ['19.999999', '50', 'WITHDRAW_BELOW_MINIMUM'],
  ['20', '50', undefined],
  ['20.000001', '50', undefined],
  ['50', '50', undefined],
  ['50.000001', '50', 'INSUFFICIENT_WITHDRAWABLE'],
  ['99.999999', '500', undefined],
  ['100', '500', undefined],
  ['100.000001', '500', 'WITHDRAW_DAY_LIMIT'],
])('%s of %s', (text, available, code) => {
  expect(readWithdrawal(text, USDT, TERMS, room(available)).problem?.code).toBe(code)
})

test.each([
  ['50', '100', '50'],
  ['500', '100', '100'],
  ['50.1234567899', '100', '50.123456'],
  ['0', '100', '0'],
])('at most, with %s there and %s left of the day: %s', (available, left, most) => {
  expect(toWire(maxWithdrawal(USDT, room(available, left)))).toBe(most)
})

test.each([
  ['0', '100'],
  ['99.999999', '0.000001'],
  ['100', '0'],
  ['101', '0'],
])('of the limit, after %s, %s is left', (used, left) => {
  expect(toWire(dayLeftOf(TERMS, money(used)))).toBe(left)
})

test.each([
  ['0.5', '0'],
  ['1', '0'],
  ['1.000001', '0.000001'],
  ['20', '19'],
])('of %s arrives %s', (amount, received) => {
  expect(toWire(receivedOf(money(amount), TERMS))).toBe(received)
})

test.each([
  [1, '', 'NETWORK_REQUIRED'],
  [1, 'bitcoin', 'NETWORK_MISMATCH'],
  [1, 'tron', undefined],
  [5, 'bitcoin', undefined],
] as const)('currency %s over "%s"', (currencyId, network, code) => {
  expect(checkWithdrawNetwork(currencyId, network)?.code).toBe(code)
})

describe('the address', () => {
  const HOUR = 3_600_000
  const own = { id: 'a', currencyId: 1, network: 'tron', heldUntil: null }
  const check = (bound: readonly (typeof own | { heldUntil: number })[], id = 'a', now = 0) =>
    checkWithdrawAddress(
      bound.map((b) => ({ ...own, ...b })),
      USDT,
      id,
      now,
    )

  test('must be bound, for this coin and network, and chosen', () => {
    expect(check([])).toEqual({ code: 'NO_WITHDRAW_ADDRESS' })
    expect(check([{ ...own, network: 'ethereum' }])).toEqual({
      code: 'NO_WITHDRAW_ADDRESS_ON',
      params: { network: 'TRON' },
    })
    expect(check([{ ...own, currencyId: 2 }])?.code).toBe('NO_WITHDRAW_ADDRESS_ON')
    expect(check([own], '')?.code).toBe('WITHDRAW_ADDRESS_REQUIRED')
    expect(check([own], 'b')?.code).toBe('WITHDRAW_ADDRESS_UNKNOWN')
    expect(check([own])).toBeNull()
  })

  test.each([
    [0, '24'],
    [1, '24'],
    [23 * HOUR, '1'],
    [24 * HOUR - 1, '1'],
    [24 * HOUR, undefined],
  ])('held for 24 hours: after %s ms', (now, hours) => {
    expect(check([{ heldUntil: 24 * HOUR }], 'a', now)?.params?.hours).toBe(hours)
  })
})

test('what a code confirms: equal amounts are one text, anything else is another', () => {
  const bind = withdrawalBind(USDT, 'T1', money('1.50'))
  expect(bind).toBe('withdraw:USDT:tron:T1:1.5')
  expect(withdrawalBind(USDT, 'T1', money('1.5'))).toBe(bind)
  expect(withdrawalBind({ ...USDT, currencyId: 2 }, 'T1', money('1.5'))).not.toBe(bind)
  expect(withdrawalBind({ ...USDT, network: 'ethereum' }, 'T1', money('1.5'))).not.toBe(bind)
})

test.each([
  [{ min: '20', fee: '1', dayLimit: '100' }, null],
  [{ min: '20', fee: '0', dayLimit: '20' }, null],
  [{ min: '1', fee: '1', dayLimit: '100' }, 'the minimum must be above the fee, so that something arrives'],
  [{ min: '20', fee: '1', dayLimit: '19.999999' }, 'the daily limit is below the minimum'],
  [{ min: '20', fee: '0.0000001', dayLimit: '100' }, 'USDT has 6 decimals'],
] as const)('terms %j', (terms, problem) => {
  expect(withdrawTermsProblem(1, readWithdrawTerms(terms))).toBe(problem)
})
