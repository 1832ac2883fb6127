import { byDay, NOTHING_LOADED, withPage, type FundEntry } from '@/features/wallet/funds/entries'
import { filterRequest, isFiltered, NO_FILTER } from '@/features/wallet/funds/filter'
import { clockText, dayStart, dayText, zoneText } from '@/features/wallet/funds/localTime'

// 2026-11-27T15:30:05Z is 2026-11-28 00:30:05 in Tokyo
const TIME = Date.UTC(2026, 10, 27, 15, 30, 5)
const [TOKYO, NEWFOUNDLAND] = [540, -210]

const entry = (id: string, time: number): FundEntry => ({
  id,
  type: 21,
  currencyId: 1,
  accountType: 1,
  amount: '1',
  balanceAfter: '1',
  time,
  refType: null,
  refId: null,
})

describe("times in the user's zone", () => {
  it('have the day and the clock of that zone', () => {
    expect(dayText(TIME, TOKYO)).toBe('2026-11-28')
    expect(clockText(TIME, TOKYO)).toBe('00:30:05')
    expect(dayText(TIME, NEWFOUNDLAND)).toBe('2026-11-27')
    expect(clockText(TIME, NEWFOUNDLAND)).toBe('12:00:05')
  })

  it('name the zone', () => {
    expect([zoneText(540), zoneText(0), zoneText(-210), zoneText(330)]).toEqual([
      'UTC+9',
      'UTC+0',
      'UTC\u22123:30',
      'UTC+5:30',
    ])
  })

  it('start the day at local midnight', () => {
    expect(dayStart(TIME, TOKYO)).toBe(Date.UTC(2026, 10, 27, 15))
    expect(dayStart(TIME, NEWFOUNDLAND)).toBe(Date.UTC(2026, 10, 27, 3, 30))
  })
})

describe('filters of the funds detail', () => {
  it('leave out what is not chosen', () => {
    expect(filterRequest(NO_FILTER, TIME, TOKYO)).toEqual({})
    expect(isFiltered(NO_FILTER)).toBe(false)
  })

  it('count 7 days with today', () => {
    const filter = { type: 4, currencyId: 1, accountType: 2, range: 'week' } as const
    expect(filterRequest(filter, TIME, TOKYO)).toEqual({
      type: 4,
      currencyId: 1,
      accountType: 2,
      from: Date.UTC(2026, 10, 21, 15),
    })
    expect(isFiltered(filter)).toBe(true)
  })
})

describe('loaded entries', () => {
  it('grow page by page, each entry once, until the last page', () => {
    const one = withPage(NOTHING_LOADED, { list: [entry('c', 30), entry('b', 20)], pages: 2, total: 3 })
    expect(one).toMatchObject({ page: 1, more: true, before: 31 })
    const two = withPage(one, { list: [entry('b', 20), entry('a', 10)], pages: 2, total: 3 })
    expect(two.entries.map((e) => e.id)).toEqual(['c', 'b', 'a'])
    expect(two).toMatchObject({ page: 2, more: false, before: 31 })
  })

  it('of nothing are complete', () => {
    expect(withPage(NOTHING_LOADED, { list: [], pages: 0, total: 0 })).toMatchObject({
      more: false,
      before: null,
    })
  })

  it("are grouped by the user's days", () => {
    const days = byDay([entry('b', TIME), entry('a', TIME - 3_600_000)], () => TOKYO)
    expect(days.map((d) => [d.day, d.entries.length])).toEqual([
      ['2026-11-28', 1],
      ['2026-11-27', 1],
    ])
  })
})
