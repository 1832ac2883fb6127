import fc from 'fast-check'
import { money, toWire } from '@core/money'
import { breakEvenPercent, payoutOf, profitOf } from '@core/domain/options'

describe('option payout (computed by hand)', () => {
  it.each([
    // stake, rate, profit, payout
    ['100', '0.76', '76', '176'],
    ['1', '0.88', '0.88', '1.88'],
    ['0.000001', '0.76', '0', '0.000001'], // 0.00000076 rounds down to nothing
    ['0.000003', '0.84', '0.000002', '0.000005'], // 0.00000252 rounds down
    ['33.333333', '0.82', '27.333333', '60.666666'], // 27.33333306 rounds down
    ['5000', '0.86', '4300', '9300'],
  ])('stake %s at %s earns %s, credits %s', (stake, rate, profit, payout) => {
    expect(toWire(profitOf(money(stake), money(rate)))).toBe(profit)
    expect(toWire(payoutOf(money(stake), money(rate)))).toBe(payout)
  })

  it.each([
    ['0.76', '56.82'], // 1/1.76 = 0.568181...
    ['0.8', '55.56'], // 1/1.8 = 0.5555...
    ['0.88', '53.2'], // 1/1.88 = 0.531914...
    ['0.6', '62.5'], // exact: not pushed up
  ])('at %s one must win %s percent, rounded up', (rate, percent) => {
    expect(toWire(breakEvenPercent(money(rate)))).toBe(percent)
  })

  it('never pays more than stake x (1 + rate), and less than one unit of the scale below it', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 16n), fc.integer({ min: 1, max: 99 }), (units, percent) => {
        const stake = money(units.toString()).times('0.000001')
        const rate = money(String(percent)).times('0.01')
        const exact = stake.times(rate.plus('1'))
        const missing = exact.minus(payoutOf(stake, rate))
        return missing.gte('0') && missing.lt('0.000001')
      }),
    )
  })
})
