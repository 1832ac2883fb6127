import fc from 'fast-check'
import { toWire } from '@core/money'
import { groupDecimals, groupSide, groupText, spreadOf, type BookLevel } from '@/features/book/model/grouping'

const rows = (list: readonly (readonly [string, string])[]) =>
  list.map(([price, nums]) => ({ price, nums, ratio: 0 }))
const plain = (levels: readonly BookLevel[]): string[] =>
  levels.map(({ price, amount, total }) => `${price} ${toWire(amount)} ${toWire(total)}`)

const BIDS = rows([
  ['22440.57', '0.1'],
  ['22440.51', '0.2'],
  ['22440.50', '0.3'],
  ['22439.98', '0.00000001'],
  ['22430.00', '5'],
])
const ASKS = rows([
  ['22441.00', '0.1'],
  ['22441.01', '0.2'],
  ['22441.10', '0.3'],
  ['22441.11', '1.5'],
])

/** All expected rows are worked out by hand. */
describe('groups of prices', () => {
  it('of one unit are the levels themselves', () => {
    expect(plain(groupSide(BIDS, 'bid', 2, 20))).toEqual([
      '22440.57 0.1 0.1',
      '22440.51 0.2 0.3',
      '22440.50 0.3 0.6',
      '22439.98 0.00000001 0.60000001',
      '22430.00 5 5.60000001',
    ])
  })

  it('take bids down', () => {
    expect(plain(groupSide(BIDS, 'bid', 1, 20))).toEqual([
      '22440.5 0.6 0.6',
      '22439.9 0.00000001 0.60000001',
      '22430.0 5 5.60000001',
    ])
    expect(plain(groupSide(BIDS, 'bid', 0, 20))).toEqual([
      '22440 0.6 0.6',
      '22439 0.00000001 0.60000001',
      '22430 5 5.60000001',
    ])
  })

  it('take asks up; a price on the edge stays', () => {
    expect(plain(groupSide(ASKS, 'ask', 1, 20))).toEqual([
      '22441.0 0.1 0.1',
      '22441.1 0.5 0.6',
      '22441.2 1.5 2.1',
    ])
    expect(plain(groupSide(ASKS, 'ask', 0, 20))).toEqual(['22441 0.1 0.1', '22442 2 2.1'])
  })

  it('end after the asked number of rows, with all levels of the last one', () => {
    expect(plain(groupSide(ASKS, 'ask', 1, 2))).toEqual(['22441.0 0.1 0.1', '22441.1 0.5 0.6'])
    expect(groupSide(ASKS, 'ask', 1, 0)).toEqual([])
    expect(groupSide([], 'bid', 1, 20)).toEqual([])
  })

  it('are named by their width', () => {
    expect(([1, 10, 100] as const).map((group) => groupText(2, group))).toEqual(['0.01', '0.1', '1'])
    expect(([1, 10, 100] as const).map((group) => groupText(5, group))).toEqual([
      '0.00001',
      '0.0001',
      '0.001',
    ])
    expect(([1, 10, 100] as const).map((group) => groupDecimals(1, group))).toEqual([1, 0, 0])
  })

  it('lose nothing, and never promise a better price than a level has', () => {
    const cents = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(cents, fc.constantFrom(0, 1, 2), (prices, decimals) => {
        const asks = rows(prices.sort((a, b) => a - b).map((p) => [(p / 100).toFixed(2), '1']))
        const [up, down] = [
          groupSide(asks, 'ask', decimals, 100),
          groupSide([...asks].reverse(), 'bid', decimals, 100),
        ]
        for (const groups of [up, down]) {
          expect(groups.reduce((sum, { amount }) => sum + Number(toWire(amount)), 0)).toBe(asks.length)
          expect(toWire(groups[groups.length - 1]!.total)).toBe(String(asks.length))
        }
        expect(Number(up[0]!.price)).toBeGreaterThanOrEqual(Number(asks[0]!.price))
        expect(Number(down[0]!.price)).toBeLessThanOrEqual(Number(asks[asks.length - 1]!.price))
      }),
    )
  })
})

describe('the spread', () => {
  it('is the distance of the best prices, and its share of the middle rounded up to a thousandth percent', () => {
    const spread = spreadOf('22440.50', '22441.00')
    // 0.5 / 22440.75 = 0.0022281 %
    expect([toWire(spread!.price), toWire(spread!.percent)]).toEqual(['0.5', '0.003'])
    expect(toWire(spreadOf('99', '101')!.percent)).toBe('2')
  })

  it('is unknown while a side is empty', () => {
    expect(spreadOf(undefined, '1')).toBeNull()
    expect(spreadOf('1', undefined)).toBeNull()
  })
})
