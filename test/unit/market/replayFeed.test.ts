import fc from 'fast-check'
import { PAIRS } from '@core/domain'
import { parseCandles, pairOfFile } from '@server/market/replay/csv'
import { replayFeed } from '@server/market/replay/feed'
import type { Tick } from '@server/market/types'
import { generateCandles, GENERATED_START } from '../../helpers/candles'

const MINUTE = 60_000
const btc = PAIRS[0]
const bars = parseCandles(generateCandles(30), btc)
const feed = replayFeed({ pair: btc, bars, speed: 1, from: null })
const END = GENERATED_START + 30 * MINUTE

test('however the time is cut, the ticks are the same: none missing, none twice', () => {
  const whole = feed.ticks(GENERATED_START - 1, END)
  expect(whole.map((t) => t.seq)).toEqual(Array.from({ length: 1800 }, (_, i) => i + 1))
  fc.assert(
    fc.property(fc.array(fc.integer({ min: GENERATED_START, max: END }), { maxLength: 40 }), (cuts) => {
      const pieces: Tick[] = []
      let after = GENERATED_START - 1
      for (const until of [...cuts.sort((a, b) => a - b), END]) {
        pieces.push(...feed.ticks(after, until))
        after = until
      }
      expect(pieces).toEqual(whole)
    }),
    { numRuns: 50 },
  )
})

test('minutes that the file lacks have no ticks; numbers go on', () => {
  const gap = replayFeed({ pair: btc, bars: bars.filter((_, i) => i < 5 || i > 7), speed: 1, from: null })
  const ticks = gap.ticks(GENERATED_START + 4 * MINUTE, GENERATED_START + 9 * MINUTE - 1)
  expect(ticks.map((t) => t.time)).not.toContain(GENERATED_START + 6 * MINUTE)
  expect(ticks.map((t) => t.seq)).toEqual(Array.from({ length: 119 }, (_, i) => 242 + i))
})

describe('the file', () => {
  const header = 'open_time,open,high,low,close,volume\n'
  const row = '2023-03-01 00:00:00+00:00,23140.48,23150.77,23128.52,23142.31,2.131777'

  test('is read exactly (by hand)', () => {
    expect(parseCandles(`${header}${row}\r\n`, btc)).toEqual([
      {
        time: Date.UTC(2023, 2, 1),
        open: 2_314_048n,
        high: 2_315_077n,
        low: 2_312_852n,
        close: 2_314_231n,
        volume: 213_177_700n,
        turnover: 0n,
      },
    ])
  })

  test.each([
    ['', /begin with the line open_time/],
    [header, /has no candles/],
    [`${header}yesterday,1,1,1,1,1`, /line 2: open_time is no whole minute/],
    [`${header}${row}\n${row}`, /line 3: not in order of time/],
    [`${header}2023-03-01 00:00:00+00:00,1.001,2,1,2,1`, /line 2: expected .* at most 2 decimals/],
    [`${header}2023-03-01 00:00:00+00:00,1,2,1,2`, /line 2: expected/],
    [`${header}2023-03-01 00:00:00+00:00,1,2,1,-2,1`, /line 2: expected/],
    [`${header}2023-03-01 00:00:00+00:00,0,2,1,2,1`, /line 2: expected/],
    [`${header}2023-03-01 00:00:00+00:00,3,2,1,2,1`, /line 2: open and close lie outside low and high/],
  ])('a wrong one is refused in one clear line: %j', (text, message) => {
    expect(() => parseCandles(text, btc)).toThrow(message)
  })

  test('names its pair', () => {
    expect(pairOfFile('ETHUSDT-1m.csv').base).toBe('ETH')
    expect(() => pairOfFile('prices.csv')).toThrow(/must begin with a pair/)
  })
})
