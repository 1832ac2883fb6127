import { LIMIT } from '@core/domain/contracts'
import { canSend, findErrors, type Surroundings } from '@/features/contracts/ticket/errors'
import { requestOf } from '@/features/contracts/ticket/request'
import { summarise } from '@/features/contracts/ticket/summary'
import type { TicketState } from '@/features/contracts/ticket/state'
import { CONFIG, LAST, TERMS, ticket } from './samples'

const SURROUNDINGS: Surroundings = { available: '1000', stale: false, last: LAST }

const errors = (change: Partial<TicketState> = {}, around: Partial<Surroundings> = {}, config = CONFIG) => {
  const state = ticket(change)
  const rules = { config, terms: TERMS }
  const surroundings = { ...SURROUNDINGS, ...around }
  return findErrors(state, rules, summarise(state, TERMS, surroundings.last), surroundings)
}

describe('the quantity', () => {
  it.each([
    ['', 'QUANTITY_REQUIRED'],
    ['abc', 'CONTRACT_QUANTITY_INVALID'],
    ['0', 'CONTRACT_QUANTITY_INVALID'],
    ['0.00001', 'CONTRACT_QUANTITY_INVALID'],
    ['0.0001', undefined],
    ['5', undefined],
    ['5.0001', 'CONTRACT_QUANTITY_OUT_OF_RANGE'],
  ])('%s: %s', (quantity, code) => {
    expect(errors({ quantity }, { available: '1000000' }).quantity?.code).toBe(code)
  })
  it('needs margin and fee of the covered price, 22.710254 USDT for 0.02 BTC', () => {
    expect(errors({}, { available: '22.710254' }).quantity).toBeNull()
    expect(errors({}, { available: '22.710253' }).quantity).toEqual({
      code: 'INSUFFICIENT_AVAILABLE',
      params: { available: '22.710253' },
    })
    expect(errors({}, { available: null }).quantity).toBeNull()
  })
})

describe('the limit price', () => {
  const limit = (price: string) => errors({ pubType: LIMIT, price }).price?.code
  it('is asked for limit orders only', () => {
    expect(errors({ price: '' }).price).toBeNull()
    expect(limit('')).toBe('PRICE_REQUIRED')
  })
  it('has at most the digits of the pair, and is above 0', () => {
    expect(['22000.001', 'x', '0'].map(limit)).toEqual(['PRICE_INVALID', 'PRICE_INVALID', 'PRICE_INVALID'])
  })
  it('keeps within half of the last price: 11,220.26 to 33,660.76', () => {
    expect(['11220.25', '11220.26', '33660.76', '33660.77'].map(limit)).toEqual([
      'PRICE_OUT_OF_BAND',
      undefined,
      undefined,
      'PRICE_OUT_OF_BAND',
    ])
  })
})

describe('take-profit and stop-loss', () => {
  const guarded = (win: string, lost: string) => errors({ guarded: true, win, lost })
  it.each([
    ['23500', '22000', { long: true, short: false }],
    ['22000', '23000', { long: false, short: true }],
    ['23500', '', { long: true, short: false }],
    ['', '23000', { long: false, short: true }],
    ['', '', { long: true, short: true }],
  ])('%s and %s say which direction is meant', (win, lost, fits) => {
    expect(guarded(win, lost)).toMatchObject({ win: null, lost: null, fits })
  })
  it('a stop-loss has to be hit before liquidation: above 21,404.11 for a long, below 23,468.66 for a short', () => {
    expect(guarded('23500', '21404.11').lost?.code).toBe('LOST_PRICE_INVALID')
    expect(guarded('23500', '21404.12').lost).toBeNull()
    expect(guarded('22000', '23468.66').lost?.code).toBe('LOST_PRICE_INVALID')
    expect(guarded('22000', '23468.65').lost).toBeNull()
  })
  it('both on one side, or at the price itself, fit nothing', () => {
    expect(guarded('23500', '23600').lost?.code).toBe('LOST_PRICE_INVALID')
    expect(guarded(LAST, '').win?.code).toBe('WIN_PRICE_INVALID')
    expect(guarded('x', '').win?.code).toBe('PRICE_INVALID')
  })
})

describe('what stops the whole ticket', () => {
  it.each([
    [{ tradable: false }, false, 'CONTRACT_CLOSED'],
    [{ paused: true }, false, 'CONTRACTS_PAUSED'],
    [{}, true, 'PRICE_STALE'],
    [{}, false, undefined],
  ])('%j, stale %s: %s', (change, stale, code) => {
    expect(errors({}, { stale }, { ...CONFIG, ...change }).ticket?.code).toBe(code)
  })
  it('a direction can be sent when nothing is wrong and its triggers fit', () => {
    expect(canSend(errors(), 'long')).toBe(true)
    expect(canSend(errors({}, { stale: true }), 'long')).toBe(false)
    const long = errors({ guarded: true, win: '23500' })
    expect([canSend(long, 'long'), canSend(long, 'short')]).toEqual([true, false])
  })
})

describe('what is sent', () => {
  it('a market order has its slippage limit, a limit order its price', () => {
    expect(requestOf(ticket({ quantity: ' 0.0200' }), TERMS, 'long')).toEqual({
      tradeId: 1,
      tradeType: 1,
      pubType: 1,
      lever: 20,
      pubQuantity: '0.02',
      slippage: '0.002',
    })
    expect(requestOf(ticket({ pubType: LIMIT, price: ' 22000 ' }), TERMS, 'short')).toEqual({
      tradeId: 1,
      tradeType: 2,
      pubType: 2,
      lever: 20,
      pubQuantity: '0.02',
      pubPrice: '22000',
    })
  })
  it('triggers go along only while they are switched on', () => {
    const prices = { win: '23500', lost: '22000.50' }
    expect(requestOf(ticket({ ...prices, guarded: true }), TERMS, 'long')).toMatchObject({
      winPrice: '23500',
      lostPrice: '22000.5',
    })
    expect(requestOf(ticket(prices), TERMS, 'long')).not.toHaveProperty('winPrice')
  })
  it('nothing without a quantity', () => {
    expect(requestOf(ticket({ quantity: '' }), TERMS, 'long')).toBeNull()
  })
})
