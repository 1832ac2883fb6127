import type { WireOptionOrder } from '@core/contract/live'
import { endNow, resultKey, ruleKey, shareLeft } from '@/features/options/orders/view'

const order = (change: Partial<WireOptionOrder>): WireOptionOrder =>
  ({
    direction: 'up',
    quantity: '50',
    payoutRate: '0.8',
    duration: 60,
    state: 'open',
    outcome: null,
    voidReason: null,
    openPrice: '100.00',
    settleAt: 60_000,
    ...change,
  }) as WireOptionOrder

describe('an order on screen (by hand)', () => {
  const OPENED = 10_000
  const opened = (change: Partial<WireOptionOrder> = {}) =>
    order({
      openTick: { seq: '7', time: OPENED, price: '100.00' },
      settleAt: OPENED + 60_000,
      orderTime: 9_500,
      ...change,
    })
  const price = (currentPrice: string | null, time: number | null = 20_000) => ({ currentPrice, time })

  it('if settled now: +40 above the opening price for a call, -50 below, the stake back at it; the other way for a put', () => {
    expect(endNow(opened(), price('100.01'), 20_500)).toEqual({ kind: 'result', result: '40', sign: 'up' })
    expect(endNow(opened(), price('99.99'), 20_500)).toEqual({ kind: 'result', result: '-50', sign: 'down' })
    expect(endNow(opened(), price('100'), 20_500)).toEqual({ kind: 'equal', result: '0', sign: 'none' })
    const put = opened({ direction: 'down' })
    expect(endNow(put, price('99.99'), 20_500)).toEqual({ kind: 'result', result: '40', sign: 'up' })
  })
  it('just opened: there is no price but the opening one, or none so new yet', () => {
    expect(endNow(opened(), price('100', OPENED), 10_500)).toEqual({ kind: 'opened' })
    expect(endNow(opened(), price('99', OPENED - 4_000), 10_500)).toEqual({ kind: 'opened' })
    expect(endNow(opened(), price('100', OPENED + 1), 10_500).kind).toBe('equal')
    expect(endNow(opened(), price('100', OPENED), OPENED + 4_001).kind).toBe('void')
  })
  it('void if settled now: on a price of more than 3 s and the watermark of 1 s', () => {
    expect(endNow(opened(), price('100.01', 20_000), 24_000).kind).toBe('result')
    expect(endNow(opened(), price('100.01', 20_000), 24_001)).toEqual({
      kind: 'void',
      result: '0',
      sign: 'up',
    })
  })
  it('waits for its opening price, and is about to be void when none came in 3 s', () => {
    const waiting = order({ openTick: null, openPrice: null, settleAt: null, orderTime: 9_500 })
    expect(endNow(waiting, price('100'), 13_500).kind).toBe('unknown')
    expect(endNow(waiting, price('100'), 13_501).kind).toBe('voiding')
  })
  it('knows nothing without a price, and nothing more from its settle second on', () => {
    expect(endNow(opened(), price(null, null), 20_500).kind).toBe('unknown')
    expect(endNow(opened(), undefined, 20_500).kind).toBe('unknown')
    expect(endNow(opened(), price('101', 70_000), 69_999).kind).toBe('result')
    expect(endNow(opened(), price('101', 70_000), 70_000).kind).toBe('settling')
  })
  it('counts down from full to empty, full while waiting', () => {
    expect([0, 30_000, 60_000, 90_000].map((now) => shareLeft(order({}), now))).toEqual([1, 0.5, 0, 0])
    expect(shareLeft(order({ settleAt: null }), 99_999)).toBe(1)
  })
  it.each([
    [{ state: 'settled', outcome: 'win' }, 'options.resultWin', 'options.ruleSettled'],
    [{ state: 'settled', outcome: 'loss' }, 'options.resultLoss', 'options.ruleSettled'],
    [{ state: 'settled', outcome: 'equal' }, 'options.resultEqual', 'options.ruleEqual'],
    [{ state: 'void', voidReason: 'noOpenTick' }, 'options.resultVoid', 'options.voidNoOpenTick'],
    [{ state: 'void', voidReason: 'staleSettleTick' }, 'options.resultVoid', 'options.voidStaleSettleTick'],
    [{ state: 'void', voidReason: 'sameTick' }, 'options.resultVoid', 'options.voidSameTick'],
    [{ state: 'soldBack' }, 'options.resultSold', 'options.ruleSoldBack'],
    [{ state: 'cancelled' }, 'options.resultCancelled', 'options.ruleCancelled'],
  ] as const)('%j says %s by the rule %s', (change, result, rule) => {
    expect([resultKey(order(change)), ruleKey(order(change))]).toEqual([result, rule])
  })
})
