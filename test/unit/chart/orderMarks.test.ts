import type * as Setup from '../api/setup'
import type { WireOptionOrder } from '@core/contract/live'
import { formatClock } from '@/i18n/time'
import { alertMarks, optionMarks, positionMarks, workingMarks } from '@/pages/kline/marks'
import type { Position, WorkingOrder } from '@/stores/positions'

jest.mock('@tarojs/taro', () => jest.requireActual<typeof Setup>('../api/setup').taro)

const SETTLES = Date.UTC(2023, 2, 6, 1, 45)

const order = (rest: Partial<WireOptionOrder>) =>
  ({
    id: '1',
    tradeId: 1,
    direction: 'up',
    quantity: '100.000000',
    orderTime: 1,
    openPrice: '22440.51',
    openTick: { seq: '7', time: SETTLES - 60_000, price: '22440.51' },
    settleAt: SETTLES,
    ...rest,
  }) as WireOptionOrder

describe('options orders as marks', () => {
  it('a running order has its opening price and moment, and its settle time', () =>
    expect(optionMarks([order({})], 1)).toEqual([
      {
        kind: 'open',
        price: '22440.51',
        time: SETTLES - 60_000,
        side: 'up',
        label: 'Call 100.00 USDT',
      },
      {
        kind: 'settle',
        price: '22440.51',
        time: SETTLES,
        side: 'up',
        label: `Settles ${formatClock(SETTLES)}`,
      },
    ]))

  it('an order without an opening price is not shown, nor one of another pair', () =>
    expect(optionMarks([order({ openPrice: null }), order({ tradeId: 2 })], 1)).toEqual([]))

  it('the oldest comes first', () => {
    const orders = [order({ orderTime: 2, direction: 'down', settleAt: null }), order({ settleAt: null })]
    expect(optionMarks(orders, 1).map(({ side }) => side)).toEqual(['up', 'down'])
  })
})

describe('contracts as marks', () => {
  const position = (rest: Partial<Position>) =>
    ({
      tradeType: 1,
      openPrice: '22000',
      createTime: 5,
      curQuantity: '0.50',
      expectClosePrice: '20000.5',
      winPrice: null,
      lostPrice: null,
      ...rest,
    }) as Position

  it('a long has its entry and liquidation; what is not set is not shown', () =>
    expect(positionMarks(position({}))).toEqual([
      { kind: 'open', price: '22000', time: 5, side: 'up', label: 'Long 0.5' },
      { kind: 'liquidation', price: '20000.5', side: 'up', label: 'Liquidation' },
    ]))

  it('a short with both limits', () =>
    expect(
      positionMarks(position({ tradeType: 2, winPrice: '21000', lostPrice: '22500' })).map((mark) => [
        mark.kind,
        mark.side,
        mark.label,
      ]),
    ).toEqual([
      ['open', 'down', 'Short 0.5'],
      ['takeProfit', 'down', 'Take profit'],
      ['stopLoss', 'down', 'Stop loss'],
      ['liquidation', 'down', 'Liquidation'],
    ]))

  it.each([
    [1, 'up', 'Buy limit 1.25'],
    [2, 'down', 'Sell limit 1.25'],
    [3, 'down', 'Sell limit 1.25'],
    [4, 'up', 'Buy limit 1.25'],
  ])('a working order of type %i points %s', (tradeType, side, label) => {
    const working = { tradeType, pubPrice: '21000', pubQuantity: '1.25' } as WorkingOrder
    expect(workingMarks(working)).toEqual([{ kind: 'open', price: '21000', side, label }])
  })

  it('a market order that waits for its tick has no price to show', () =>
    expect(workingMarks({ tradeType: 1, pubPrice: null, pubQuantity: '1' } as WorkingOrder)).toEqual([]))
})

describe('price alerts as marks', () => {
  const alert = {
    ...({ id: 'a', tradeId: 1, price: '24000.00', repeats: true } as const),
    ...{ armed: true, rearmPrice: '23880.00' },
    ...({ direction: 'above', time: 0, firedAt: null } as const),
  } as const

  it('one that waits is a line at its price', () =>
    expect(alertMarks(alert)).toEqual([
      { kind: 'alert', price: '24000.00', side: 'up', label: 'Price alert' },
    ]))
  it('one that rests is not shown', () => expect(alertMarks({ ...alert, armed: false })).toEqual([]))
})
