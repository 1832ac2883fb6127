import fc from 'fast-check'
import { priceTicks, roundStep, Scale } from '@/features/chart/model/scale'

const scaleOf = (low: number, high: number, padding = 0): Scale => {
  const scale = new Scale()
  scale.place(20, 200)
  scale.fit(low, high, padding)
  return scale
}

describe('value axis', () => {
  it('puts the highest value on top: 100 to 200 on 20..220 (by hand)', () => {
    const scale = scaleOf(100, 200)
    expect([scale.y(200), scale.y(150), scale.y(100)]).toEqual([20, 120, 220])
    expect(scale.value(70)).toBe(175)
  })

  it('leaves the asked padding', () => {
    const scale = scaleOf(100, 200, 0.08)
    expect([scale.min, scale.max]).toEqual([92, 208])
  })

  it('gives a flat market some room', () => {
    const scale = scaleOf(50, 50, 0.08)
    expect(scale.y(50)).toBeCloseTo(120)
    expect(scale.min).toBeLessThan(50)
  })

  it('ignores a range without values', () => {
    const scale = scaleOf(1, 2)
    scale.fit(Infinity, -Infinity, 0)
    expect([scale.min, scale.max]).toEqual([1, 2])
  })

  it.each([
    [0.9, 1],
    [1.1, 2],
    [2.2, 2.5],
    [3, 5],
    [51, 100],
    [0.0007, 0.001],
  ])('rounds a step of at least %d to %d', (least, step) => {
    expect(roundStep(least)).toBeCloseTo(step, 12)
  })

  it('labels 22,300 to 22,560 every 100 (by hand)', () => {
    const scale = scaleOf(22_290, 22_560)
    expect(priceTicks(scale, 56, 2)).toEqual([22_300, 22_400, 22_500])
  })

  it('never labels finer than the price has digits', () => {
    expect(priceTicks(scaleOf(0.12341, 0.12344), 10, 5)).toHaveLength(4)
    expect(priceTicks(scaleOf(1.001, 1.009), 10, 2)).toEqual([])
  })

  it('labels lie inside, in order and apart', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
        fc.double({ min: 1e-4, max: 1, noNaN: true }),
        (low, span) => {
          const scale = scaleOf(low, low * (1 + span))
          const ticks = priceTicks(scale, 40, 8)
          for (let i = 0; i < ticks.length; i++) {
            expect(ticks[i]).toBeGreaterThanOrEqual(scale.min - 1e-6 * (scale.max - scale.min))
            expect(ticks[i]).toBeLessThanOrEqual(scale.max + 1e-6 * (scale.max - scale.min))
            if (i > 0) expect(scale.y(ticks[i - 1]!) - scale.y(ticks[i]!)).toBeGreaterThanOrEqual(40 * 0.999)
          }
        },
      ),
    )
  })
})
