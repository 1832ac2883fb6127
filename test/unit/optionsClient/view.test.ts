import type { WireOptionOrder } from '@core/contract/live'
import { resultKey, resultNow, ruleKey, shareLeft } from '@/features/options/orders/view'

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
  it('if settled now: +40 above the opening price for a call, -50 below, 0 at it; the other way for a put', () => {
    expect(resultNow(order({}), '100.01')).toBe('40')
    expect(resultNow(order({}), '99.99')).toBe('-50')
    expect(resultNow(order({}), '100')).toBe('0')
    expect(resultNow(order({ direction: 'down' }), '99.99')).toBe('40')
  })
  it('knows no result before it opened or without a price', () => {
    expect(resultNow(order({ openPrice: null }), '100')).toBeNull()
    expect(resultNow(order({}), null)).toBeNull()
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
