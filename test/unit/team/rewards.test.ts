import fc from 'fast-check'
import { LEVELS, levelOf, weightOf } from '@core/domain/levels'
import {
  countedFee,
  feeShares,
  periodOf,
  poolShares,
  ratesProblem,
  rewardShare,
  vestsAt,
  type Upline,
} from '@core/domain/team'
import { money, sum, toWire, type Money } from '@core/money'

const RATES = { direct: money('0.1'), team: money('0.2'), global: money('0.05') }

const upline = (level: string, n: number): Upline => ({ userId: `u${n}`, level })
const shares = (fee: string, levels: readonly string[], scale = 6) => {
  const { rewards, pool } = feeShares(money(fee), levels.map(upline), RATES, scale)
  return [...rewards.map((r) => `${r.userId} ${r.kind} ${toWire(r.amount)}`), `pool ${toWire(pool)}`]
}

describe('shares of a fee', () => {
  test('worked example of docs/team.md', () => {
    expect(shares('10', ['silver', 'gold'])).toEqual([
      'u0 direct 1',
      'u0 team 0.5',
      'u1 team 0.5',
      'pool 0.5',
    ])
  })

  test.each([
    [
      ['none', 'none'],
      ['u0 direct 1', 'pool 0.5'],
    ],
    [
      ['diamond', 'gold', 'diamond'],
      ['u0 direct 1', 'u0 team 2', 'pool 0.5'],
    ],
    [
      ['none', 'gold', 'silver', 'platinum'],
      ['u0 direct 1', 'u1 team 1', 'u3 team 0.5', 'pool 0.5'],
    ],
    [[], ['pool 0.5']],
  ])('an upline takes only what exceeds those below: %j', (levels, expected) => {
    expect(shares('10', levels)).toEqual(expected)
  })

  test('amounts are rounded down; what rounds to nothing is nothing', () => {
    expect(shares('0.000019', ['silver'])).toEqual(['u0 direct 0.000001', 'pool 0'])
    expect(shares('0.000009', ['diamond'])).toEqual(['u0 team 0.000001', 'pool 0'])
  })

  test('never more than the rates together, whoever is above', () => {
    const level = fc.constantFrom(...LEVELS.map(({ code }) => code))
    fc.assert(
      fc.property(fc.array(level, { maxLength: 20 }), fc.integer({ min: 1, max: 1e9 }), (levels, micro) => {
        const fee = money(String(micro)).div('1000000')
        const { rewards, pool } = feeShares(fee, levels.map(upline), RATES, 6)
        const all = sum([...rewards.map(({ amount }) => amount), pool])
        expect(all.lte(fee.times('0.35'))).toBe(true)
      }),
    )
  })
})

describe('rates', () => {
  const rates = (direct: string, team: string, global: string) => ({
    direct: money(direct),
    team: money(team),
    global: money(global),
  })

  test.each([
    ['at the cap', rates('0.1', '0.2', '0.2'), '0.5', null],
    ['just over it', rates('0.1', '0.2', '0.2000001'), '0.5', 'the rates together exceed the cap'],
    ['nothing at all', rates('0', '0', '0'), '0', null],
    ['a negative one', rates('-0.1', '0.2', '0.2'), '0.5', 'a rate must not be negative'],
    ['a cap of 1', rates('0.1', '0.2', '0.2'), '1', 'the cap must be in [0, 1)'],
    ['a cap just under 1', rates('0.5', '0.4', '0.0999999'), '0.9999999', null],
  ])('%s', (_, given, cap, problem) => {
    expect(ratesProblem(given, money(cap))).toBe(problem)
  })

  test('of a stake without a fee nothing comes back; of a fee of 1 % a part of it', () => {
    expect(toWire(rewardShare(money('0'), RATES))).toBe('0')
    expect(toWire(rewardShare(money('0.01'), RATES))).toBe('0.0035')
  })
})

describe('levels', () => {
  const level = (effective: number, recharge: string, own = true) =>
    levelOf({ own, effective, recharge: money(recharge) })

  test.each([
    [level(500, '9999999', false), 'none'],
    [level(0, '0'), 'regular'],
    [level(2, '1000'), 'regular'],
    [level(3, '999.999999'), 'regular'],
    [level(3, '1000'), 'silver'],
    [level(9, '1000000'), 'silver'],
    [level(10, '10000'), 'gold'],
    [level(50, '100000'), 'platinum'],
    [level(200, '999999.999999'), 'platinum'],
    [level(200, '1000000'), 'diamond'],
  ])('%s is %s', (found, expected) => {
    expect(found).toBe(expected)
  })

  test('a level that left the ladder weighs nothing', () => {
    expect([toWire(weightOf('gold')), toWire(weightOf('emperor'))]).toEqual(['0.5', '0'])
  })
})

describe('the global pool', () => {
  const amounts = (pool: string, levels: readonly string[], scale = 6) => {
    const result = poolShares(money(pool), levels.map(upline), scale)
    return [result.shares.map(({ amount }) => toWire(amount)), toWire(result.left)]
  }

  test.each<[string, string[], [string[], string]]>([
    ['100', ['silver', 'gold', 'gold'], [['20', '40', '40'], '0']],
    ['1', ['silver', 'silver', 'silver'], [['0.333333', '0.333333', '0.333333'], '0.000001']],
    ['5', [], [[], '5']],
    ['0.000002', ['silver', 'silver', 'silver'], [[], '0.000002']],
  ])('%s among %j', (pool, levels, expected) => {
    expect(amounts(pool, levels)).toEqual(expected)
  })

  test('weeks begin on Mondays at 00:00 UTC', () => {
    const monday = Date.UTC(2024, 4, 13)
    const week = { start: monday, end: Date.UTC(2024, 4, 20) }
    expect(periodOf(monday, 168)).toEqual(week)
    expect(periodOf(week.end - 1, 168)).toEqual(week)
    expect(periodOf(monday - 1, 168).end).toBe(monday)
    expect(periodOf(monday + 1, 1)).toEqual({ start: monday, end: monday + 3_600_000 })
  })
})

describe('when a reward is paid', () => {
  const noon = Date.UTC(2024, 4, 15, 12)

  test.each([
    ['after 2 minutes', noon + 1, 2 * 60_000, noon + 3 * 60_000],
    ['on the minute', noon, 2 * 60_000, noon + 2 * 60_000],
    ['at once', noon, 0, noon],
    ['after 7 days, at midnight', noon, 7 * 86_400_000, Date.UTC(2024, 4, 23)],
    ['after a day, from midnight', Date.UTC(2024, 4, 15), 86_400_000, Date.UTC(2024, 4, 16)],
  ])('%s', (_, at, wait, expected) => {
    expect(vestsAt(at, wait)).toBe(expected)
  })
})

describe('what of a fee counts', () => {
  const counted = (fee: string, price: string | null, room: string | null, scale = 6) => {
    const amount = (text: string | null): Money | null => (text === null ? null : money(text))
    const found = countedFee(money(fee), amount(price), amount(room), scale)
    return [toWire(found.amount), toWire(found.value)]
  }

  test.each([
    ['everything, where everything does', '60', '1', null, ['60', '60']],
    ['everything, also without a price', '60', null, null, ['60', '0']],
    ['up to the room', '60', '1', '60', ['60', '60']],
    ['what is left of it', '60', '1', '40', ['40', '40']],
    ['nothing without room', '60', '1', '0', ['0', '0']],
    ['nothing beyond it', '60', '1', '-5', ['0', '0']],
    ['nothing without a price', '60', null, '100', ['0', '0']],
    ['at its value', '0.01', '20000', '200', ['0.01', '200']],
    ['a part by value, rounded down', '0.01', '30000', '100', ['0.00333333', '100']],
  ])('%s', (_, fee, price, room, expected) => {
    expect(counted(fee, price, room, 8)).toEqual(expected)
  })
})
