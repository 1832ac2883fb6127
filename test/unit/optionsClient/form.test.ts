import { money } from '@core/money'
import type { Area } from '@/features/options/areas'
import {
  findErrors,
  fit,
  isPriceStale,
  isSameAmount,
  maxStake,
  summarise,
  type TicketState,
} from '@/features/options/ticket/form'

const area = (change: Partial<Area> = {}): Area => ({
  id: '1',
  kind: 'self',
  tradeId: 1,
  durations: [
    { seconds: 60, payoutRate: '0.76' },
    { seconds: 300, payoutRate: '0.8' },
  ],
  min: '1',
  max: '5000',
  accountTypes: [2],
  tradable: true,
  stale: false,
  ...change,
})
const AREAS = [area(), area({ id: '9', kind: 'assigned', durations: [{ seconds: 300, payoutRate: '0.8' }] })]
const state = (change: Partial<TicketState> = {}): TicketState => ({
  tradeId: 1,
  kind: 'self',
  seconds: 60,
  stake: '50',
  accountType: 2,
  ...change,
})
const errors = (s: TicketState, available: string | null = '1000', stale = false) =>
  findErrors(s, summarise(s, AREAS), available, stale)

describe('what a ticket means (by hand)', () => {
  it('50 USDT at 80%: 40 profit, 90 paid back, 55.56% to break even', () => {
    const { profit, payout, breakEven } = summarise(state({ seconds: 300 }), AREAS)
    expect([profit?.toFixed(), payout?.toFixed(), breakEven?.toFixed()]).toEqual(['40', '90', '55.56'])
  })
  it('the profit is rounded down: 0.76 x 1.000001 is 0.760000', () => {
    expect(summarise(state({ stake: '1.000001' }), AREAS).profit?.toFixed()).toBe('0.76')
  })
  it('without a valid stake there is no figure but the break-even', () => {
    const { profit, breakEven } = summarise(state({ stake: '' }), AREAS)
    expect([profit, breakEven?.toFixed()]).toEqual([null, '56.82'])
  })
})

describe('what is wrong with a ticket', () => {
  it.each([
    ['', 'QUANTITY_REQUIRED'],
    ['0', 'AMOUNT_NOT_POSITIVE'],
    ['abc', 'AMOUNT_INVALID'],
    ['1.0000001', 'AMOUNT_INVALID'],
    ['0.999999', 'STAKE_OUT_OF_RANGE'],
    ['1', null],
    ['1000', null],
    ['1000.000001', 'INSUFFICIENT_AVAILABLE'],
    ['5000.000001', 'STAKE_OUT_OF_RANGE'],
  ])('a stake of %j with 1,000 available: %s', (stake, code) =>
    expect(errors(state({ stake })).stake?.code ?? null).toBe(code),
  )
  it('the maximum itself is allowed, and an unknown balance is no error', () => {
    expect(errors(state({ stake: '5000' }), '6000').stake).toBeNull()
    expect(errors(state({ stake: '5000' }), null).stake).toBeNull()
  })
  it('a stale price, a closed pair and a missing area stop the whole ticket', () => {
    expect(errors(state(), '1000', true).ticket?.code).toBe('PRICE_STALE')
    expect(errors(state({ tradeId: 3 })).ticket?.code).toBe('AREA_CLOSED')
    const closed = [area({ tradable: false })]
    expect(findErrors(state(), summarise(state(), closed), '1000', false).ticket?.code).toBe(
      'PAIR_NOT_TRADABLE',
    )
    expect(errors(state()).ticket).toBeNull()
  })
})

describe('choices follow what the areas offer', () => {
  it('a duration the assigned area lacks becomes its own', () =>
    expect(fit(state({ kind: 'assigned', seconds: 60 }), AREAS)).toMatchObject({
      kind: 'assigned',
      seconds: 300,
    }))
  it('a pair without an assigned area falls back to self-selected', () =>
    expect(fit(state({ tradeId: 2, kind: 'assigned' }), [area({ tradeId: 2 })])).toMatchObject({
      kind: 'self',
    }))
})

describe('the paying account is one that the area offers', () => {
  const offers = [area({ accountTypes: [2, 1] })]
  it.each([
    [1, offers, 1],
    [2, offers, 2],
    [1, AREAS, 2],
  ] as const)('chosen %i', (accountType, areas, fitted) =>
    expect(fit(state({ accountType }), areas).accountType).toBe(fitted),
  )
})

describe('amounts', () => {
  it('Max is the balance, the limit or what own limits leave, whichever is least, to the last digit', () => {
    expect(maxStake(area(), '579.500001')).toBe('579.500001')
    expect(maxStake(area(), '6000')).toBe('5000')
    expect(maxStake(area(), '6000', money('120.5'))).toBe('120.5')
    expect(maxStake(area(), '50', money('120.5'))).toBe('50')
  })
  it('there is no Max below the minimum', () => {
    expect([maxStake(area(), '1'), maxStake(area(), '0.999999')]).toEqual(['1', null])
    expect(maxStake(area(), '6000', money('0.5'))).toBeNull()
  })
  it('a quick amount is recognised however it is typed', () => {
    expect(isSameAmount('50.00', '50')).toBe(true)
    expect(isSameAmount('50.01', '50')).toBe(false)
    expect(isSameAmount('', '50')).toBe(false)
  })
})

describe('a price may be traded on only while it is known, fresh and followed live', () => {
  it.each([
    [{ stale: false }, true, false],
    [{ stale: true }, true, true],
    [{ stale: false }, false, true],
    [undefined, true, true],
  ])('%j, following %s: stale is %s', (quote, following, stale) =>
    expect(isPriceStale(quote, following)).toBe(stale),
  )
})
