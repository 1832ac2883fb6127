import { barsOf, candle, closes, MINUTE, START } from './helpers'

describe('bars', () => {
  it('grow beyond their first capacity without losing a value', () => {
    const values = Array.from({ length: 3000 }, (_, i) => i + 1)
    const bars = barsOf(closes(values))
    expect(bars.length).toBe(3000)
    expect([bars.close[0], bars.close[1023], bars.close[1024], bars.close[2999]]).toEqual([
      1, 1024, 1025, 3000,
    ])
    expect(bars.lastTime).toBe(START + 2999 * MINUTE)
  })

  it.each([3, 1500])('take %i older bars in front', (count) => {
    const bars = barsOf(closes([100, 101]))
    bars.prepend(
      closes(
        Array.from({ length: count }, (_, i) => i + 1),
        START - count * MINUTE,
      ),
    )
    expect(bars.length).toBe(count + 2)
    expect([bars.close[0], bars.close[count - 1], bars.close[count], bars.close[count + 1]]).toEqual([
      1,
      count,
      100,
      101,
    ])
    expect(bars.source[count]!.close).toBe('100')
    expect(bars.time[0]).toBe(START - count * MINUTE)
  })

  it('keep the exact strings beside the numbers', () => {
    const exact = '12345678901234567890.123456789012345678'
    const bars = barsOf([candle(START, exact)])
    expect(bars.source[0]!.close).toBe(exact)
  })

  it('find a bar by its opening time, and only that', () => {
    const bars = barsOf(closes([1, 2, 3]))
    expect(bars.indexOf(START + MINUTE)).toBe(1)
    expect(bars.indexOf(START + MINUTE + 1)).toBe(-1)
    expect(bars.indexOf(START - MINUTE)).toBe(-1)
    expect(bars.lowerBound(START + 1)).toBe(1)
  })
})
