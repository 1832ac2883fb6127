import { growthOf } from '@/features/team/growth'

const DAY = 86_400_000
const NOW = 100 * DAY

describe('growth of a team over 30 days (by hand)', () => {
  it('counts back from now: 5 members of whom one joined 2 days ago, one 10 days ago', () => {
    const growth = growthOf(5, [NOW - 2 * DAY, NOW - 10 * DAY, NOW - 50 * DAY], 0, NOW)
    expect(growth).toMatchObject({ first: 3, last: 5 })
    expect(growth?.points).toHaveLength(31)
    expect(growth?.points.slice(-4)).toEqual(['4', '5', '5', '5'])
    expect(growth?.points.slice(18, 22)).toEqual(['3', '3', '4', '4'])
  })

  it('is nothing while nobody joined in that time', () => {
    expect(growthOf(3, [NOW - 31 * DAY], 0, NOW)).toBeNull()
    expect(growthOf(0, [], 0, NOW)).toBeNull()
  })

  it('begins where the read list begins', () => {
    const growth = growthOf(250, [NOW - DAY / 2, NOW - 3.5 * DAY], NOW - 3.5 * DAY, NOW)
    expect(growth?.points).toEqual(['249', '249', '249', '250'])
    expect(growthOf(250, [NOW - 100], NOW - 100, NOW)).toBeNull()
  })
})
