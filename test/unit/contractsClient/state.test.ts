import { LIMIT } from '@core/domain/contracts'
import { money } from '@core/money'
import {
  coverPriceOf,
  fit,
  largestQuantity,
  priceOf,
  quantityOfShare,
  stepPrice,
} from '@/features/contracts/ticket/state'
import { slippageChoices } from '@/features/contracts/ticket/slippage'
import { LAST, TERMS, ticket } from './samples'

const text = (value: { toFixed: () => string } | null): string | null => value && value.toFixed()

describe('the price of a ticket', () => {
  it('is the last one for a market order, covered up to the slippage limit: 22,440.51 x 1.002, rounded up', () => {
    expect(text(priceOf(ticket(), TERMS, LAST))).toBe('22440.51')
    expect(text(coverPriceOf(ticket(), TERMS, LAST))).toBe('22485.4')
    expect(text(coverPriceOf(ticket({ slippage: '0.01' }), TERMS, LAST))).toBe('22664.92')
  })
  it('is the limit of a limit order, and covered as such', () => {
    const state = ticket({ pubType: LIMIT, price: ' 22000.5 ' })
    expect(text(priceOf(state, TERMS, LAST))).toBe('22000.5')
    expect(text(coverPriceOf(state, TERMS, LAST))).toBe('22000.5')
  })
  it('is unknown without a last price, with a bad limit or one of 0', () => {
    expect(priceOf(ticket(), TERMS, null)).toBeNull()
    expect(priceOf(ticket({ pubType: LIMIT, price: '1.001' }), TERMS, LAST)).toBeNull()
    expect(priceOf(ticket({ pubType: LIMIT, price: '0' }), TERMS, LAST)).toBeNull()
  })
})

describe('shares of the balance', () => {
  // 100 / (22,485.40 x (1/20 + 0.0005)) = 0.08806...; 0.088 needs 98.93576 + 0.989358.
  it('100 USDT at 20x afford 0.088 BTC, margin and fee of the covered price included', () => {
    const largest = largestQuantity(ticket(), TERMS, LAST, '100')
    expect(text(largest)).toBe('0.088')
    expect([25, 50, 75, 100].map((p) => quantityOfShare(money('0.088'), p, TERMS))).toEqual([
      '0.022',
      '0.044',
      '0.066',
      '0.088',
    ])
  })
  it('never more than the largest order, nothing for less than a step, unknown without a balance', () => {
    expect(text(largestQuantity(ticket(), TERMS, LAST, '1000000'))).toBe('5')
    expect(text(largestQuantity(ticket(), TERMS, LAST, '0.1'))).toBe('0')
    expect(quantityOfShare(money('0.0001'), 25, TERMS)).toBe('')
    expect(largestQuantity(ticket(), TERMS, LAST, null)).toBeNull()
  })
})

describe('a ticket moved to what is offered', () => {
  it('takes the next lower leverage, and the default or largest slippage limit', () => {
    expect(fit(ticket({ lever: 30 }), TERMS, LAST, null).lever).toBe(20)
    expect(fit(ticket({ lever: 100 }), { ...TERMS, levers: [1, 2, 5] }, LAST, null).lever).toBe(5)
    expect(fit(ticket({ slippage: '' }), TERMS, LAST, null).slippage).toBe('0.002')
    expect(fit(ticket({ slippage: '0.02' }), TERMS, LAST, null).slippage).toBe('0.01')
  })
  it('shrinks a chosen share that a higher price no longer affords, and never lets it grow', () => {
    const chosen = ticket({ share: 100, quantity: '0.088' })
    expect(fit(chosen, TERMS, '23000', '100').quantity).toBe('0.0859')
    expect(fit(chosen, TERMS, '20000', '100').quantity).toBe('0.088')
    expect(fit(ticket({ share: 50, quantity: '0.044' }), TERMS, '23000', '100').quantity).toBe('0.044')
  })
  it('leaves a typed quantity alone', () => {
    expect(fit(ticket({ quantity: '0.088' }), TERMS, '23000', '100').quantity).toBe('0.088')
  })
})

describe('steps of a price', () => {
  it.each([
    ['22000.5', 1, '22000.51'],
    ['22000', -1, '21999.99'],
    ['', 1, '22440.52'],
    ['0.01', -1, '0.01'],
    ['abc', -1, '22440.50'],
  ] as const)('%s by %d is %s', (from, by, to) => {
    expect(stepPrice(from, TERMS, by, LAST)).toBe(to)
  })
  it('does nothing without any price', () => {
    expect(stepPrice('', TERMS, 1, null)).toBe('')
  })
})

it('slippage limits to choose from are the usual ones up to the largest, the default among them', () => {
  expect(slippageChoices(TERMS)).toEqual(['0.001', '0.002', '0.005', '0.01'])
  expect(slippageChoices({ ...TERMS, slippage: '0.003', maxSlippage: '0.003' })).toEqual(['0.001', '0.003'])
})
