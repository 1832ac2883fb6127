import fc from 'fast-check'
import {
  changeLimit,
  dailyLossProblem,
  limitAt,
  lossOf,
  RAISE_WAIT,
  usedOf,
  utcDay,
  type OwnLimit,
} from '@core/domain'
import { money, ZERO } from '@core/money'

const amount = fc.integer({ min: 1, max: 1_000 }).map((n) => money(String(n)))
const wish = fc.option(amount, { nil: null })

/** What a limit lets through at most; no limit lets anything through. */
const width = ({ value }: OwnLimit): number => (value ? Number(value.toFixed()) : Infinity)

test('no sequence of wishes widens a limit sooner than a day after the first wish for more', () => {
  const step = fc.record({ wish, after: fc.integer({ min: 0, max: 2 * RAISE_WAIT }) })
  fc.assert(
    fc.property(amount, fc.array(step, { maxLength: 12 }), (first, steps) => {
      let limit: OwnLimit = { value: first, next: null }
      let now = 0
      let asked: number | null = null
      for (const { wish: next, after } of steps) {
        const before = limitAt(limit, now)
        now += after
        const then = limitAt(limit, now)
        if (width(then) > width(before)) {
          expect(asked).not.toBeNull()
          expect(now - (asked ?? now)).toBeGreaterThanOrEqual(RAISE_WAIT)
        }
        if (then.next === null) asked = null
        limit = changeLimit(limit, next, now)
        expect(width(limit)).toBeLessThanOrEqual(then.value === null ? Infinity : width(then))
        if (limit.next) asked = asked ?? now
        else asked = null
      }
    }),
  )
})

test('whatever is placed under the limit and however it ends, no day loses more than the limit', () => {
  const order = fc.record({
    stake: amount,
    /** Percent of the stake that it brings: -100 loses all of it. */
    result: fc.integer({ min: -100, max: 90 }),
    endsNow: fc.boolean(),
  })
  fc.assert(
    fc.property(amount, fc.array(order, { maxLength: 40 }), (limit, orders) => {
      let result = ZERO
      let running: { stake: typeof limit; result: number }[] = []
      const day = () => ({ result, atRisk: running.reduce((sum, o) => sum.plus(o.stake), ZERO) })
      const end = (): void => {
        for (const o of running) result = result.plus(o.stake.times(String(o.result)).div('100'))
        running = []
      }
      for (const { stake, result: brings, endsNow } of orders) {
        if (dailyLossProblem(limit, day(), { maxLoss: stake }) === null) {
          running = [...running, { stake, result: brings }]
        }
        expect(usedOf(day()).lte(limit)).toBe(true)
        if (endsNow) end()
        expect(lossOf(day()).lte(limit)).toBe(true)
      }
      end()
      expect(lossOf(day()).lte(limit)).toBe(true)
    }),
  )
})

test.each([
  ['2024-05-15T00:00:00.000Z', '2024-05-15T00:00:00.000Z'],
  ['2024-05-14T23:59:59.999Z', '2024-05-14T00:00:00.000Z'],
  ['1969-12-31T12:00:00.000Z', '1969-12-31T00:00:00.000Z'],
])('the UTC day of %s begins at %s', (time, start) =>
  expect(new Date(utcDay(Date.parse(time))).toISOString()).toBe(start),
)
