import { money, toWire } from '@core/money'
import { judge, opensInTime, outcomeOf, resultOf, type OptionTick } from '@core/domain/options'

const tick = (seq: string, time: number, price: string): OptionTick => ({ seq, time, price })

describe('option outcome', () => {
  it.each([
    ['up', '100.00', '100.01', 'win'],
    ['up', '100.00', '99.99', 'loss'],
    ['up', '100.00', '100', 'equal'],
    ['down', '100.00', '99.99', 'win'],
    ['down', '100.00', '100.01', 'loss'],
    ['down', '100.0', '100.00', 'equal'],
    ['up', '9.9', '10', 'win'], // as numbers, not as texts
  ] as const)('%s from %s to %s is %s', (direction, open, settle, outcome) => {
    expect(outcomeOf(direction, open, settle)).toBe(outcome)
  })

  it('results: profit on a win, minus the stake on a loss, nothing on an equal price', () => {
    const of = (outcome: 'win' | 'loss' | 'equal') => toWire(resultOf(outcome, money('100'), money('76')))
    expect([of('win'), of('loss'), of('equal')]).toEqual(['76', '-100', '0'])
  })
})

describe('void rules (limits included)', () => {
  it('an open tick is in time up to 3 s after acceptance', () => {
    expect(opensInTime(10_000, 13_000)).toBe(true)
    expect(opensInTime(10_000, 13_001)).toBe(false)
    expect(opensInTime(10_000, 9_990)).toBe(true)
  })

  const open = tick('7', 1_000, '100')
  const settleAt = 61_000

  it('a settle tick exactly 3 s old still counts', () => {
    expect(judge('up', open, tick('9', 58_000, '101'), settleAt)).toEqual({ kind: 'settled', outcome: 'win' })
  })
  it('a settle tick more than 3 s old voids the order', () => {
    const verdict = judge('up', open, tick('9', 57_999, '101'), settleAt)
    expect(verdict).toEqual({ kind: 'void', reason: 'staleSettleTick' })
  })
  it('open and settle on the same tick void the order', () => {
    expect(judge('up', open, open, settleAt)).toEqual({ kind: 'void', reason: 'sameTick' })
  })
  it('the tick of the settle second itself counts', () => {
    expect(judge('down', open, tick('9', settleAt, '101'), settleAt)).toEqual({
      kind: 'settled',
      outcome: 'loss',
    })
  })
})
