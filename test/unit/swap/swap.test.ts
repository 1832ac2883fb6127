import {
  burnedOf,
  checkSwapAmount,
  checkSwapPair,
  priceMoved,
  swapFigures,
  swapLimits,
  swapRate,
  swapTermsProblem,
} from '@core/domain'
import { money, toWire } from '@core/money'

const terms = (fee: string, spread: string, burnShare = '1', minValue = '1', maxValue = '50000') => ({
  fee: money(fee),
  spread: money(spread),
  burnShare: money(burnShare),
  minValue: money(minValue),
  maxValue: money(maxValue),
})
const prices = (from: string, to: string) => ({ from: money(from), to: money(to) })

describe('figures, by hand', () => {
  it('1,000 USDT into BTC at 60,000 with 0.1 % fee and 0.2 % spread', () => {
    // 0.998 / 60,000 = 0.0000166333…, cut after 18 digits; (1,000 - 1) x that = 0.016616699999999667
    const figures = swapFigures(
      { from: 1, to: 5 },
      money('1000'),
      prices('1', '60000'),
      terms('0.001', '0.002'),
    )
    expect(toWire(figures.rate)).toBe('0.000016633333333333')
    expect(toWire(figures.fee)).toBe('1')
    expect(toWire(figures.exchanged)).toBe('999')
    expect(toWire(figures.received)).toBe('0.01661669')
  })

  it('1 ETH into TRX through USDT: 3,000 x 0.998 / 0.12 = 24,950 a piece', () => {
    const figures = swapFigures(
      { from: 4, to: 2 },
      money('1'),
      prices('3000', '0.12'),
      terms('0.001', '0.002'),
    )
    expect(toWire(figures.rate)).toBe('24950')
    expect(toWire(figures.fee)).toBe('0.001')
    expect(toWire(figures.received)).toBe('24925.05')
  })

  it('a fee that does not divide is rounded up to the last digit of its currency', () => {
    // 0.0015 x 0.333333 = 0.0004999995
    const figures = swapFigures(
      { from: 1, to: 2 },
      money('0.333333'),
      prices('1', '1'),
      terms('0.0015', '0.5'),
    )
    expect(toWire(figures.fee)).toBe('0.0005')
    // (0.333333 - 0.0005) x 0.5 = 0.1664165
    expect(toWire(figures.received)).toBe('0.166416')
  })

  it('the smallest unit pays a whole unit of fee and receives nothing', () => {
    const figures = swapFigures(
      { from: 1, to: 5 },
      money('0.000001'),
      prices('1', '60000'),
      terms('0.001', '0.002'),
    )
    expect(toWire(figures.fee)).toBe('0.000001')
    expect(toWire(figures.received)).toBe('0')
  })
})

describe('burned share', () => {
  it.each([
    ['2', 3, '1', '2'],
    ['2', 3, '0.5', '1'],
    ['0.00000003', 3, '0.5', '0.00000001'],
    ['2', 1, '1', '0'],
    ['2', 5, '1', '0'],
    ['2', 3, '0', '0'],
  ] as const)('of a fee of %s in currency %d with share %s: %s', (fee, currencyId, share, burned) =>
    expect(toWire(burnedOf(money(fee), currencyId, money(share)))).toBe(burned),
  )
})

describe('limits', () => {
  // 1 USDT is 0.0000166… BTC, up; 50,000 USDT are 0.833333333… BTC, down
  const limits = swapLimits(5, money('60000'), terms('0', '0.1'))
  it('follow the price, inwards', () =>
    expect([toWire(limits.min), toWire(limits.max)]).toEqual(['0.00001667', '0.83333333']))
  it.each(['0.00001667', '0.1', '0.83333333'])('take %s', (amount) =>
    expect(checkSwapAmount(money(amount), 5, limits)).toBeNull(),
  )
  it.each(['0.00001666', '0.83333334'])('refuse %s and say the limits', (amount) =>
    expect(checkSwapAmount(money(amount), 5, limits)).toEqual({
      code: 'SWAP_OUT_OF_RANGE',
      params: { min: '0.00001667', max: '0.83333333', currency: 'BTC' },
    }),
  )
})

it.each([
  [null, 1, 'SWAP_TOKEN_REQUIRED'],
  [1, null, 'SWAP_TOKEN_REQUIRED'],
  [2, 2, 'SWAP_SAME_TOKEN'],
  [1, 5, undefined],
])('the pair %p to %p: %p', (from, to, code) => expect(checkSwapPair(from, to)?.code).toBe(code))

describe('a price that moved', () => {
  const then = prices('100', '1')
  it.each([
    ['100.2', '1', false],
    ['99.8', '1', false],
    ['100.200001', '1', true],
    ['99.799999', '1', true],
    ['200.4', '2', false],
    ['100', '1.01', true],
  ])('to %s against %s with a spread of 0.2 %%: %s', (from, to, moved) =>
    expect(priceMoved(then, prices(from, to), money('0.002'))).toBe(moved),
  )
  it('without a spread moves by anything', () => {
    expect(priceMoved(then, prices('100', '1'), money('0'))).toBe(false)
    expect(priceMoved(then, prices('100.00001', '1'), money('0'))).toBe(true)
  })
})

it('the spread makes the rate worse in both directions', () => {
  expect(toWire(swapRate(prices('2', '1'), money('0.005')))).toBe('1.99')
  expect(toWire(swapRate(prices('1', '2'), money('0.005')))).toBe('0.4975')
})

describe('terms', () => {
  it.each([
    terms('0', '0.000001'),
    terms('0.000001', '0'),
    terms('0.001', '0.002', '0', '1', '1'),
    terms('0.999', '0.999'),
  ])('that cost something are fit', (fit) => expect(swapTermsProblem(fit)).toBeNull())
  it.each([
    [terms('0', '0'), /round trip/],
    [terms('-0.01', '0.005'), /round trip/],
    [terms('0.001', '-0.002'), /round trip/],
    [terms('-0.001', '0.01'), /at least 0/],
    [terms('0.01', '-0.001'), /at least 0/],
    [terms('1', '0'), /below 1/],
    [terms('0', '1'), /below 1/],
    [terms('0.001', '0.002', '1.01'), /burned share/],
    [terms('0.001', '0.002', '-0.01'), /burned share/],
    [terms('0.001', '0.002', '1', '0'), /smallest swap must be above 0/],
    [terms('0.001', '0.002', '1', '1.000001', '1'), /smallest swap is above the largest/],
  ])('that are not: %#', (unfit, problem) => expect(swapTermsProblem(unfit)).toMatch(problem))
})
