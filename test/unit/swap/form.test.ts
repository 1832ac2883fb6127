import { money } from '@core/money'
import {
  chooseCoin,
  differs,
  initialSwap,
  inverseText,
  limitsText,
  percentText,
  quoteRequest,
  rateText,
  swapProblem,
  turned,
  type Quote,
  type SwapState,
} from '@/features/swap/form'
import { pointsOf, spanOf } from '@/features/token/history'

const state: SwapState = { screen: 'swap', from: 1, to: 5, amount: '100' }
const quote: Quote = {
  quoteId: 'q',
  screen: 'swap',
  from: 1,
  to: 5,
  amount: '1000',
  rate: '0.000016633333333333',
  fee: '1',
  feeRate: '0.001',
  spread: '0.002',
  received: '0.01661669',
  min: '1',
  max: '50000',
  time: 0,
  expiresAt: 5_000,
}

it.each([
  ['swap', {}, 1, 5],
  ['token', {}, 1, 3],
  ['swap', { from: '4' }, 4, 5],
  ['swap', { from: '5' }, 5, 1],
  ['swap', { to: '1' }, 5, 1],
  ['swap', { from: '2', to: '2' }, 1, 5],
  ['swap', { from: '9', to: 'x' }, 1, 5],
  ['token', { from: '3', to: '4' }, 3, 4],
  ['token', { from: '4' }, 4, 3],
  ['token', { from: '1', to: '5' }, 1, 3],
] as const)('on the %s screen the query %j begins with %d to %d', (screen, query, from, to) =>
  expect(initialSwap(screen, query)).toEqual({ screen, from, to, amount: '' }),
)

describe('choosing coins', () => {
  it('turns the two round when one side gets the coin of the other', () =>
    expect(chooseCoin(state, 'from', 5)).toMatchObject({ from: 5, to: 1, amount: '' }))
  it('keeps the amount while the paid coin stays', () =>
    expect(chooseCoin(state, 'to', 4)).toMatchObject({ from: 1, to: 4, amount: '100' }))
  it('forgets the amount with the paid coin', () =>
    expect(chooseCoin(state, 'from', 2)).toMatchObject({ from: 2, amount: '' }))
  it('keeps the token on one side of its own screen', () => {
    const token: SwapState = { ...state, screen: 'token', to: 3 }
    expect(chooseCoin(token, 'to', 4)).toMatchObject({ from: 3, to: 4, amount: '' })
    expect(chooseCoin(token, 'from', 4)).toMatchObject({ from: 4, to: 3 })
  })
  it('turned twice is as before but for the amount', () =>
    expect(turned(turned(state))).toEqual({ ...state, amount: '' }))
})

describe('the form', () => {
  it('takes the whole balance and not one unit more', () => {
    expect(swapProblem({ ...state, amount: '250.5' }, money('250.5'))).toBeNull()
    expect(swapProblem({ ...state, amount: '250.500001' }, money('250.5'))?.code).toBe(
      'INSUFFICIENT_AVAILABLE',
    )
  })
  it.each([
    ['', 'AMOUNT_REQUIRED'],
    ['0', 'AMOUNT_NOT_POSITIVE'],
    ['0.0000001', 'AMOUNT_INVALID'],
    ['abc', 'AMOUNT_INVALID'],
  ])('refuses %p with %s and asks for no quote', (amount, code) => {
    expect(swapProblem({ ...state, amount }, money('1'))?.code).toBe(code)
    expect(quoteRequest({ ...state, amount })).toBeNull()
  })
  it('asks for a quote also beyond the balance, so that the price can be seen', () =>
    expect(quoteRequest({ ...state, amount: '99999.50' })).toEqual({
      from: 1,
      to: 5,
      screen: 'swap',
      amount: '99999.5',
    }))
})

describe('a new quote', () => {
  it('that promises the same needs no second look', () =>
    expect(differs(quote, { ...quote, quoteId: 'r', expiresAt: 9_000, rate: '0.1' })).toBe(false))
  it.each([{ received: '0.01661668' }, { received: '0.0166167' }, { fee: '1.000001' }, { amount: '999' }])(
    'with %j does',
    (change) => expect(differs(quote, { ...quote, ...change })).toBe(true),
  )
})

describe('texts, by hand', () => {
  it('rate and its inverse with eight digits', () => {
    expect(rateText(quote)).toBe('1 USDT = 0.000016633333 BTC')
    expect(inverseText(quote)).toBe('1 BTC = 60,120.24 USDT')
    expect(rateText({ from: 5, to: 1, rate: '59880' })).toBe('1 BTC = 59,880 USDT')
  })
  it('percentages without needless zeros', () =>
    expect(['0.001', '0.0025', '0.01', '0'].map(percentText)).toEqual(['0.1%', '0.25%', '1%', '0%']))
  it('limits shortened inwards', () =>
    expect(limitsText({ from: 3, min: '1.15580213', max: '23116.04253351' })).toBe('1.15581 – 23,116 BBT'))
})

describe("the token's history", () => {
  const bars = ['0.9', '0.85', '0.95', '0.91'].map(
    (close, i): [number, string, string, string, string, string] => [i * 60_000, '1', '1', '1', close, '0'],
  )
  it('in words: first, last, lowest and highest close', () =>
    expect(spanOf(pointsOf(bars), 4)).toEqual({
      first: '0.9000',
      last: '0.9100',
      low: '0.8500',
      high: '0.9500',
      rising: true,
    }))
  it('of fewer than two bars is none', () => {
    expect(spanOf(pointsOf(bars.slice(0, 1)), 4)).toBeNull()
    expect(spanOf([], 4)).toBeNull()
  })
})
