import { money } from '@core/money'
import { economicsProblem } from '@core/domain/options'

const economics = (rate: string, lossGift: string, reward: string, margin = '0.05') =>
  economicsProblem({
    payoutRates: [money('0.76'), money(rate)],
    lossGift: money(lossGift),
    rewardShares: [money(reward)],
    sellBackMargin: money(margin),
  })

describe('option economics', () => {
  it('accepts what leaves the house an edge', () => {
    expect(economics('0.88', '0', '0')).toBeNull()
    expect(economics('0.88', '0.05', '0.069999')).toBeNull()
  })
  it.each([
    ['1', '0', '0'],
    ['0.88', '0.12', '0'],
    ['0.88', '0.06', '0.06'],
  ])('refuses rate %s with gift %s and reward %s: together 1 or more', (rate, gift, reward) => {
    expect(economics(rate, gift, reward)).toMatch(/below 1/)
  })
  it('refuses nonsense', () => {
    expect(economics('0', '0', '0')).toMatch(/above 0/)
    expect(economics('0.8', '-0.1', '0')).toMatch(/negative/)
    expect(economics('0.8', '0', '0', '1')).toMatch(/margin/)
    expect(economics('0.8', '0', '0', '-0.01')).toMatch(/margin/)
  })
})
