import { dayHeads, type FundEntry } from '@/features/wallet/funds/entries'
import {
  ANY_DATE,
  areDatesRight,
  filterFrom,
  filterRequest,
  isFiltered,
  NO_FILTER,
} from '@/features/wallet/funds/filter'
import { FUND_GROUPS, typesOfGroup } from '@/features/wallet/funds/groups'
import { linkOf, LINKED } from '@/features/wallet/funds/links'
import { appPages } from './helpers'

/** A moment of the zone in which the test runs. */
const local = (day: number, hours = 0, minutes = 0): number =>
  new Date(2026, 10, day, hours, minutes).getTime()

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

describe('filters of the funds detail', () => {
  it('leave out what is not chosen', () => {
    expect(filterRequest(NO_FILTER, local(28))).toEqual({})
    expect(isFiltered(NO_FILTER)).toBe(false)
  })

  it.each([
    ['today', 28],
    ['week', 22],
    ['month', -1],
    ['quarter', -61],
  ] as const)("%s begins at the user's midnight of day %d, today included", (range, day) => {
    const filter = { ...NO_FILTER, dates: { ...ANY_DATE, range } }
    expect(filterRequest(filter, local(28, 23, 59))).toEqual({ from: local(day) })
    expect(isFiltered(filter)).toBe(true)
  })

  it('days of a free choice are both included, each open end does not restrict', () => {
    const request = (first: string | null, last: string | null) =>
      filterRequest({ ...NO_FILTER, dates: { range: 'custom', first, last } }, local(28))
    expect(request('2026-11-05', '2026-11-07')).toEqual({ from: local(5), to: local(8) })
    expect(request('2026-11-05', '2026-11-05')).toEqual({ from: local(5), to: local(6) })
    expect(request('2026-11-05', null)).toEqual({ from: local(5) })
    expect(request(null, '2026-11-30')).toEqual({ to: local(31) })
  })

  it.each([
    ['2026-11-05', '2026-11-05', true],
    ['2026-11-05', '2026-11-06', true],
    ['2026-11-06', '2026-11-05', false],
    ['2026-09-30', '2026-10-01', true],
    ['2026-11-05', null, true],
    [null, '2026-11-05', true],
    [null, null, false],
  ])('from %s to %s can be applied: %p', (first, last, right) => {
    expect(areDatesRight({ range: 'custom', first, last })).toBe(right)
  })

  it('start from the address, and from nothing where it is wrong', () => {
    expect(filterFrom({ currencyId: '5', accountType: '2' })).toEqual({
      ...NO_FILTER,
      currencyId: 5,
      accountType: 2,
    })
    expect(filterFrom({ type: '26', currencyId: 'x' })).toEqual(NO_FILTER)
  })

  it('send every choice', () => {
    const filter = { ...NO_FILTER, type: 4, currencyId: 1, accountType: 2 } as const
    expect(filterRequest(filter, local(28))).toEqual({ type: 4, currencyId: 1, accountType: 2 })
    expect(isFiltered(filter)).toBe(true)
  })

  it('offer each of the 25 types in one group', () => {
    const ids = FUND_GROUPS.flatMap((group) => typesOfGroup(group).map((type) => type.id))
    expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
  })
})

describe('what is behind an entry', () => {
  it.each([
    ['option', '/pages/cookie/index'],
    ['contract', '/pages/contract/index?tab=contract&records=history'],
    ['deposit', '/pages/asset/recharge'],
    ['withdrawal', '/pages/asset/depositDetail?id=7'],
    ['swap', '/pages/asset/swap?tab=records'],
    ['userTransfer', '/pages/home/record?id=7'],
    ['partnerTransfer', '/pages/home/record?id=7'],
  ])('of %s is at %s', (refType, url) => {
    expect(linkOf({ refType, refId: '7' })?.url).toBe(url)
  })

  it.each(['transfer', 'user', 'constructor'])('%s has no page of its own', (refType) => {
    expect(linkOf({ refType, refId: '7' })).toBeNull()
  })

  it('is a page that the app has', () => {
    const pages = appPages()
    for (const refType of LINKED) {
      expect(pages).toContain(linkOf({ refType, refId: '7' })?.url.split('?')[0]?.slice(1))
    }
  })
})

describe('entries', () => {
  it("are headed by the user's days, newest first", () => {
    const list = [entry('c', local(28, 0, 30)), entry('b', local(28)), entry('a', local(27, 23, 59))]
    expect([...dayHeads(list)]).toEqual([
      ['c', '2026-11-28'],
      ['a', '2026-11-27'],
    ])
  })
})
