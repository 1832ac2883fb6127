import { LIMIT, MARKET } from '@core/domain/contracts'
import { changesOf } from '@/features/contracts/feed/changes'
import { readAll } from '@/features/contracts/feed/readAll'
import { netOf, reasonKey, ruleKey } from '@/features/contracts/history/view'
import { cancelKey, orderStateKey } from '@/features/contracts/orders/view'
import {
  closeErrors,
  closeRequest,
  closingOf,
  percentOfQuantity,
  quantityOfPercent,
  type CloseState,
} from '@/features/contracts/positions/closeForm'
import { closableOf, liveOf } from '@/features/contracts/positions/live'
import { triggerErrors } from '@/features/contracts/positions/triggerForm'
import { money } from '@core/money'
import { closed, LAST, order, position, TERMS } from './samples'

const texts = (values: object): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      (value as { toFixed: () => string } | null)?.toFixed() ?? null,
    ]),
  )

describe('a long of 0.04 BTC at 22,318.00, margin 44.636 (by hand)', () => {
  it('at 22,440.51 earns 122.51 x 0.04; 3.590482 of 49.5364 has to remain', () => {
    expect(texts(liveOf(position(), LAST, TERMS) ?? {})).toEqual({
      profit: '4.9004',
      percent: '10.97',
      risk: '7.25',
      equity: '49.5364',
      maintenance: '3.590482',
      distance: '5.13',
    })
  })
  it('a short of the same loses as much, and its loss is rounded up', () => {
    const short = position({ tradeType: 2, expectClosePrice: null })
    expect(texts(liveOf(short, LAST, TERMS) ?? {})).toMatchObject({
      profit: '-4.9004',
      percent: '-10.98',
      equity: '39.7356',
      distance: null,
    })
  })
  it('loses no more than its margin and earns no more than it may', () => {
    expect(texts(liveOf(position(), '20000', TERMS) ?? {})).toMatchObject({ profit: '-44.636', risk: null })
    expect(texts(liveOf(position(), '40000', TERMS) ?? {})).toMatchObject({ profit: '401.724' })
  })
  it('is unknown without a price or the terms', () => {
    expect(liveOf(position(), null, TERMS)).toBeNull()
    expect(liveOf(position(), LAST, undefined)).toBeNull()
  })
})

describe('closing', () => {
  const close = (change: Partial<CloseState> = {}): CloseState => ({
    pubType: MARKET,
    quantity: '0.02',
    price: '',
    ...change,
  })
  it('half of it gives back 22.318 + 2.4502 - 0.224406', () => {
    const { margin, profit, fee, credited } = closingOf(close(), position(), TERMS, LAST)?.result ?? {}
    expect(texts({ margin, profit, fee, credited })).toEqual({
      margin: '22.318',
      profit: '2.4502',
      fee: '0.224406',
      credited: '24.543794',
    })
  })
  it('cannot close what working orders close already', () => {
    const half = position({ closingQuantity: '0.03' })
    expect(closableOf(half).toFixed()).toBe('0.01')
    expect(closeErrors(close({ quantity: '0.01' }), half, TERMS, LAST).quantity).toBeNull()
    expect(closeErrors(close({ quantity: '0.0101' }), half, TERMS, LAST).quantity).toMatchObject({
      code: 'CLOSE_QUANTITY_TOO_LARGE',
      params: { max: '0.01', currency: 'BTC' },
    })
    expect(closeErrors(close({ quantity: '' }), half, TERMS, LAST).quantity?.code).toBe('QUANTITY_REQUIRED')
  })
  it('shares are cut to the quantity’s digits; 100% is all of it', () => {
    const odd = position({ curQuantity: '0.0333' })
    expect([0, 50, 99, 100].map((p) => quantityOfPercent(odd, p, TERMS))).toEqual([
      '',
      '0.0166',
      '0.0329',
      '0.0333',
    ])
    expect(['', 'x', '0.0166', '0.0333', '9'].map((text) => percentOfQuantity(odd, text))).toEqual([
      0, 0, 49, 100, 100,
    ])
  })
  it('at market goes with the widest slippage limit, at a limit with its price', () => {
    expect(closeRequest(close(), position(), TERMS)).toEqual({
      orderId: 'p1',
      type: 1,
      quantity: '0.02',
      slippage: '0.01',
    })
    expect(closeRequest(close({ pubType: LIMIT, price: ' 23000 ' }), position(), TERMS)).toEqual({
      orderId: 'p1',
      type: 2,
      quantity: '0.02',
      price: '23000',
    })
  })
})

describe('take-profit and stop-loss of a position', () => {
  it.each([
    ['23000', '22000', null, null],
    ['', '', null, null],
    [LAST, '', 'WIN_PRICE_INVALID', null],
    ['', '21287.25', null, 'LOST_PRICE_INVALID'],
    ['', '21287.26', null, null],
    ['1.001', '', 'PRICE_INVALID', null],
  ])('%s and %s at 22,440.51: %s, %s', (win, lost, winCode, lostCode) => {
    const errors = triggerErrors({ win, lost }, position(), TERMS, LAST)
    expect([errors.win?.code ?? null, errors.lost?.code ?? null]).toEqual([winCode, lostCode])
  })
})

describe('what came to an end between two readings', () => {
  const before = {
    open: [position(), position({ id: 'p2' })],
    working: [order(), order({ id: 'o2' })],
  }
  it('orders that no longer work, positions that are gone or smaller', () => {
    const now = { open: [position({ curQuantity: '0.03' })], working: [order({ id: 'o2' })] }
    expect(changesOf(before, now)).toEqual({ orders: ['o1'], positions: ['p2', 'p1'] })
  })
  it('nothing at the first reading, and nothing for what is new', () => {
    expect(changesOf({ open: null, working: null }, before)).toEqual({ orders: [], positions: [] })
    expect(changesOf({ open: [], working: [] }, before)).toEqual({ orders: [], positions: [] })
  })
})

it('reads all pages; an item that slid to the next page is taken once', async () => {
  const pages = [
    [{ id: 'a' }, { id: 'b' }],
    [{ id: 'b' }, { id: 'c' }],
  ]
  const list = await readAll((n) => Promise.resolve({ list: pages[n - 1] ?? [], pages: 2 }))
  expect(list.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

describe('words', () => {
  it('the account of a close adds up, and its net result counts both fees', () => {
    const { guarantee, profit, closeCharge, credited } = closed()
    expect(money(guarantee).plus(profit).minus(closeCharge).toFixed()).toBe(credited)
    // 2.4502 - 0.224406 - 0.22318
    expect(netOf(closed()).toFixed()).toBe('2.002614')
  })
  it('every reason has its words', () => {
    expect([reasonKey(closed({ reason: 'liquidation' })), ruleKey(closed({ reason: 'stopLoss' }))]).toEqual([
      'contracts.reasonLiquidation',
      'contracts.ruleStopLoss',
    ])
    expect(orderStateKey(order())).toBe('contracts.stateWorking')
    expect(orderStateKey(order({ status: 1 }))).toBe('contracts.stateFilled')
    const slipped = order({ status: 2, cancelReason: 'slippage' })
    expect([orderStateKey(slipped), cancelKey(slipped)]).toEqual([
      'contracts.cancelledSlippage',
      'contracts.whySlippage',
    ])
  })
})
