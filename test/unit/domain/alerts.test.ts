import { directionOf, priceAway, readAlertPrice, rearmPrice } from '@core/domain'
import { money, toWire } from '@core/money'

/** Figures by hand. */
const LAST = money('23140.48')

test.each([
  ['-5', '21983.46'], // 21983.456
  ['-2', '22677.67'], // 22677.6704
  ['1', '23371.88'], // 23371.8848
  ['5', '24297.5'], // 24297.504
])('%s%% of 23,140.48 is %s', (percent, price) => expect(priceAway(LAST, percent, 2)).toBe(price))

test.each([
  ['above', '20000', 2, '19900'],
  ['below', '20000', 2, '20100'],
  ['above', '0.06013', 5, '0.05982'], // 0.05982935, never nearer
  ['below', '0.06013', 5, '0.06044'], // 0.06043065
] as const)('%s %s is armed again at %4$s', (direction, price, scale, rearm) =>
  expect(toWire(rearmPrice(direction, money(price), scale))).toBe(rearm),
)

test('a price looks up or down from the last one, or nowhere', () => {
  expect(directionOf(money('23140.49'), LAST)).toBe('above')
  expect(directionOf(money('23140.47'), LAST)).toBe('below')
  expect(directionOf(money('23140.480'), LAST)).toBeNull()
})

test('the range is a tenth to ten times: 2,314.05 to 231,404.80', () => {
  expect(readAlertPrice('2314.05', LAST, 2).problem).toBeNull()
  expect(readAlertPrice('231404.80', LAST, 2).problem).toBeNull()
  const problem = { code: 'ALERT_OUT_OF_RANGE', params: { min: '2,314.05', max: '231,404.80' } }
  expect(readAlertPrice('2314.04', LAST, 2).problem).toEqual(problem)
  expect(readAlertPrice('231404.81', LAST, 2).problem).toEqual(problem)
})
