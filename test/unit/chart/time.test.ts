import { barLabel, countdown, fullLabel } from '@/features/chart/model/time'
import { timeTicks } from '@/features/chart/model/timeTicks'
import { Viewport } from '@/features/chart/model/viewport'
import { barsOf, candle, START } from './helpers'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const tokyo = () => 9 * HOUR
const newYork = () => -5 * HOUR
const utc = () => 0

const ticksOf = (step: number, count: number, period: Parameters<typeof timeTicks>[2], zone = utc) => {
  const bars = barsOf(Array.from({ length: count }, (_, i) => candle(START + i * step, '1')))
  const view = new Viewport()
  view.slot = 10
  view.resize(count * 10 + 10)
  view.reset(count)
  return timeTicks(bars, view, period, zone, 84).map((tick) => [tick.index, tick.label])
}

describe('time labels', () => {
  it('show intraday bars on the wall clock of the user', () => {
    const time = Date.UTC(2023, 2, 5, 16, 45)
    expect(barLabel(time, '15m', tokyo)).toBe('03/06 01:45')
    expect(barLabel(time, '15m', newYork)).toBe('03/05 11:45')
  })

  it('show daily and weekly bars as UTC dates in every zone', () => {
    const time = Date.UTC(2023, 2, 6)
    expect(barLabel(time, '1d', newYork)).toBe('2023/03/06')
    expect(barLabel(time, '1w', tokyo)).toBe('2023/03/06')
  })

  it("say that a date is UTC's where that is not the user's own", () => {
    const time = Date.UTC(2023, 2, 6)
    expect(fullLabel(time, '1d', newYork)).toBe('2023/03/06 UTC')
    expect(fullLabel(time, '1w', utc)).toBe('2023/03/06')
    expect(fullLabel(time, '1h', tokyo)).toBe('03/06 09:00')
  })

  it.each([
    [0, '00:00'],
    [-5000, '00:00'],
    [1, '00:01'],
    [522_000, '08:42'],
    [HOUR, '01:00:00'],
    [3 * HOUR + 522_000, '03:08:42'],
    [DAY, '1d 00h'],
    [5 * DAY + 3 * HOUR, '5d 03h'],
  ])('count %d ms down as %s', (ms, text) => {
    expect(countdown(ms)).toBe(text)
  })

  it('stand on round times: 15-minute bars, 10 px each, labels 84 px apart -> every 4 hours (by hand)', () => {
    // 84 px = 8.4 bars = 126 min -> the next step is 4 h = 16 bars; midnight shows its date
    expect(ticksOf(15 * 60_000, 40, '15m')).toEqual([
      [0, '03/01'],
      [16, '04:00'],
      [32, '08:00'],
    ])
  })

  it('move with the zone', () => {
    expect(ticksOf(15 * 60_000, 40, '15m', () => HOUR)).toEqual([
      [12, '04:00'],
      [28, '08:00'],
    ])
  })

  it('name months of daily bars', () => {
    // 8.4 days -> months
    expect(ticksOf(DAY, 70, '1d')).toEqual([
      [0, '2023/03'],
      [31, '2023/04'],
      [61, '2023/05'],
    ])
  })

  it('name the middle bar where no round time is in sight', () => {
    // 00:01 to 00:04 in 10 px a minute; labels 84 px apart stand on 10 minutes (by hand)
    const bars = barsOf(Array.from({ length: 4 }, (_, i) => candle(START + (i + 1) * 60_000, '1')))
    const view = new Viewport()
    view.slot = 10
    view.resize(50)
    view.reset(4)
    expect(timeTicks(bars, view, '1m', utc, 84)).toEqual([{ index: 1, label: '03/01 00:02' }])
  })

  it('name the year where one begins', () => {
    const labels = ticksOf(7 * DAY, 60, '1w').map((tick) => tick[1])
    expect(labels).toContain('2024')
  })
})
