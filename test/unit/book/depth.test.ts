import { money, toWire } from '@core/money'
import { depthScale, FOOT, HEAD } from '@/features/book/draw/depthScale'
import {
  depthCurve,
  placeOf,
  readingAt,
  type DepthCurve,
  type DepthReading,
} from '@/features/book/model/depth'

const rows = (list: readonly (readonly [string, string])[]) =>
  list.map(([price, nums]) => ({ price, nums, ratio: 0 }))

const BOOK = {
  buyList: rows([
    ['99', '1'],
    ['97', '2'],
    ['90', '4.5'],
  ]),
  sellList: rows([
    ['101', '0.5'],
    ['104', '1'],
    ['130', '9'],
  ]),
}
const curve = depthCurve(BOOK) as DepthCurve

const plain = ({ side, price, total, distance }: DepthReading): string =>
  `${side} ${toWire(price)} ${toWire(total)} ${toWire(distance)}`

/** All figures are worked out by hand: the middle is 100, the shorter side reaches 10 away from it. */
describe('the depth curve', () => {
  it('adds up from the best price, as far as both sides reach', () => {
    expect(toWire(curve.mid)).toBe('100')
    expect(toWire(curve.reach)).toBe('10')
    const points = (side: DepthCurve['bids']): string[][] =>
      side.map(({ price, total }) => [toWire(price), toWire(total)])
    expect(points(curve.bids)).toEqual([
      ['99', '1'],
      ['97', '3'],
      ['90', '7.5'],
    ])
    expect(points(curve.asks)).toEqual([
      ['101', '0.5'],
      ['104', '1.5'],
    ])
  })

  it('needs both sides', () => {
    expect(depthCurve({ buyList: [], sellList: BOOK.sellList })).toBeNull()
    expect(depthCurve({ buyList: BOOK.buyList, sellList: [] })).toBeNull()
  })
})

describe('the cursor', () => {
  const at = (price: string): string => {
    const { side, index } = placeOf(curve, money(price))
    return plain(readingAt(curve, side, index))
  }

  it.each([
    ['99.5', 'bid 99 1 -1'],
    ['99', 'bid 99 1 -1'],
    ['98.99', 'bid 99 1 -1'],
    ['97', 'bid 97 3 -3'],
    ['96', 'bid 97 3 -3'],
    ['90', 'bid 90 7.5 -10'],
    ['1', 'bid 90 7.5 -10'],
    ['100', 'ask 101 0.5 1'],
    ['101', 'ask 101 0.5 1'],
    ['103.99', 'ask 101 0.5 1'],
    ['104', 'ask 104 1.5 4'],
    ['500', 'ask 104 1.5 4'],
  ])('at %s tells what a trade up to there would meet: %s', (price, expected) => {
    expect(at(price)).toBe(expected)
  })
})

describe('the scale', () => {
  const scale = depthScale(curve, 200, 144)

  it('has the middle in the middle and the largest amount below the head', () => {
    expect(scale.x(money('100'))).toBe(100)
    expect([scale.x(money('90')), scale.x(money('110'))]).toEqual([0, 200])
    expect(scale.bottom).toBe(144 - FOOT)
    expect([scale.y(money('0')), scale.y(money('7.5'))]).toEqual([144 - FOOT, HEAD])
  })

  it('finds the price under a place, inside the curve', () => {
    expect([0, 50, 200, -5, 999].map((x) => toWire(scale.priceAt(x)))).toEqual([
      '90',
      '95',
      '110',
      '90',
      '110',
    ])
  })
})
