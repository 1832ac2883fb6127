import { volatilityBand, volatilityOf } from '@core/domain/options'

/** Prices whose log moves by the given returns from 100. */
const walk = (...returns: number[]): number[] =>
  returns.reduce<number[]>(
    (prices, r) => [...prices, (prices[prices.length - 1] ?? 100) * Math.exp(r)],
    [100],
  )
const repeated = (times: number, value: number): number[] =>
  Array.from({ length: times }, (_, i) => (i % 2 === 0 ? value : -value))

describe('volatility per square root of a second (by hand)', () => {
  it('minute returns of +1% and -1% (in logs) give 0.01 / sqrt(60)', () => {
    expect(volatilityOf(walk(0.01, -0.01), 60)).toBeCloseTo(0.01 / Math.sqrt(60), 12)
  })
  it('needs a step', () => {
    expect(volatilityOf([100], 1)).toBeNull()
    expect(volatilityOf([], 1)).toBeNull()
  })
})

describe('the band', () => {
  it('an even market of 1e-4 a second gives 0.8e-4 to 1.25e-4', () => {
    const { low, high } = volatilityBand({ seconds: walk(...repeated(300, 1e-4)), minutes: [] })
    expect(low).toBeCloseTo(0.8e-4, 12)
    expect(high).toBeCloseTo(1.25e-4, 12)
  })
  it('one second of a burst after quiet minutes is seen at once: the last 5 s hold 100 + 4 of 1e-8', () => {
    const seconds = walk(...repeated(299, 1e-4), 1e-3)
    const { low, high } = volatilityBand({ seconds, minutes: [] })
    expect(high).toBeCloseTo(1.25 * Math.sqrt(104e-8 / 5), 12)
    // the calmest window is now the longest: 299 quiet seconds and the burst
    expect(low).toBeCloseTo(0.8 * Math.sqrt((299 + 100) * (1e-8 / 300)), 12)
  })
  it('five quiet seconds after a burst are seen too', () => {
    const seconds = walk(...repeated(295, 1e-3), ...repeated(5, 1e-4))
    const { low, high } = volatilityBand({ seconds, minutes: [] })
    expect(low).toBeCloseTo(0.8e-4, 12)
    expect(high).toBeGreaterThan(1.2e-3)
  })
  it('the hour counts like any window', () => {
    const quiet = walk(...repeated(300, 1e-4))
    const minutes = walk(...repeated(60, 0.01))
    expect(volatilityBand({ seconds: quiet, minutes }).high).toBeCloseTo((1.25 * 0.01) / Math.sqrt(60), 12)
  })
  it('a market that stood still, or of which nothing is known, is not believed to be certain', () => {
    expect(volatilityBand({ seconds: [100, 100, 100], minutes: [] })).toEqual({ low: 1e-5, high: 1e-5 })
    expect(volatilityBand({ seconds: [], minutes: [] })).toEqual({ low: 1e-5, high: 1e-5 })
  })
})
