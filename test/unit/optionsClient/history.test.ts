import { ANY_DATE } from '@/features/wallet/funds/filter'
import { EVERYTHING, historyRequest, isFiltered } from '@/features/options/orders/history'
import { joined, since } from '@/features/options/orders/path'

/** A Friday, noon in the zone that the test runs in. */
const NOW = new Date(2026, 10, 27, 12).getTime()

describe('what the history asks for', () => {
  it('nothing is restricted at first', () => {
    expect(historyRequest(EVERYTHING, NOW)).toEqual({})
    expect(isFiltered(EVERYTHING)).toBe(false)
  })
  it.each([
    [{ tradeId: 2 as const }, { tradeId: 2 }],
    [{ ending: 'completed' as const }, { status: 'completed' }],
    [{ ending: 'cancelled' as const }, { status: 'cancelled' }],
    [{ ending: 'soldBack' as const }, { ended: 'soldBack' }],
    [{ ending: 'win' as const }, { ended: 'win' }],
    [{ direction: 'down' as const }, { direction: 'down' }],
    [{ dates: { ...ANY_DATE, range: 'today' as const } }, { from: new Date(2026, 10, 27).getTime() }],
    [
      { dates: { range: 'custom' as const, first: '2026-11-01', last: '2026-11-02' } },
      { from: new Date(2026, 10, 1).getTime(), to: new Date(2026, 10, 3).getTime() },
    ],
  ])('%j', (change, request) => {
    const filter = { ...EVERYTHING, ...change }
    expect(historyRequest(filter, NOW)).toEqual(request)
    expect(isFiltered(filter)).toBe(true)
  })
})

describe('the path of a price since an opening', () => {
  const minutes = [0, 60_000, 120_000].map((time, i) => ({ time, close: `${i + 1}` }))
  it('is made of closed minutes, then of trades', () => {
    expect(joined(minutes, [{ time: 121_000, price: '9' }])).toEqual([
      { time: 60_000, price: '1' },
      { time: 120_000, price: '2' },
      { time: 121_000, price: '9' },
    ])
  })
  it('without trades it ends with the last closed minute', () => {
    expect(joined(minutes, []).map(({ time }) => time)).toEqual([60_000, 120_000])
    expect(joined([], [])).toEqual([])
  })
  it('is thinned evenly, and the newest point stays', () => {
    const points = Array.from({ length: 10 }, (_, i) => ({ time: i, price: `${i}` }))
    expect(since(points, 3, 3).map(({ time }) => time)).toEqual([3, 6, 9])
    expect(since(points, 8, 60).map(({ time }) => time)).toEqual([8, 9])
    expect(since(points, 11, 60)).toEqual([])
  })
})
