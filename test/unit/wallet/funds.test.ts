import { dayHeads, type FundEntry } from '@/features/wallet/funds/entries'
import { filterFrom, filterRequest, isFiltered, NO_FILTER } from '@/features/wallet/funds/filter'

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
  ] as const)("%s begins at the user's midnight of day %d, today included", (range, day) => {
    expect(filterRequest({ ...NO_FILTER, range }, local(28, 23, 59))).toEqual({ from: local(day) })
  })

  it('start from the address, and from nothing where it is wrong', () => {
    expect(filterFrom({ currencyId: '5', accountType: '2' })).toEqual({
      type: null,
      currencyId: 5,
      accountType: 2,
      range: 'all',
    })
    expect(filterFrom({ type: '26', currencyId: 'x' })).toEqual(NO_FILTER)
  })

  it('send every choice', () => {
    const filter = { type: 4, currencyId: 1, accountType: 2, range: 'all' } as const
    expect(filterRequest(filter, local(28))).toEqual({ type: 4, currencyId: 1, accountType: 2 })
    expect(isFiltered(filter)).toBe(true)
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
