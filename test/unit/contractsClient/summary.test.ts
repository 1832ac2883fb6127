import { LIMIT } from '@core/domain/contracts'
import { leverDistance, summarise, tradeOf } from '@/features/contracts/ticket/summary'
import { LAST, TERMS, ticket } from './samples'

const texts = (values: Record<string, { toFixed: () => string } | null>): Record<string, string | null> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value && value.toFixed()]))

describe('0.02 BTC at 22,440.51 and 20x (by hand)', () => {
  const summary = summarise(ticket({ guarded: true, win: '23500', lost: '22000' }), TERMS, LAST)
  it('costs a margin of 448.8102 / 20 and a fee of 0.05%, both rounded up', () => {
    const { sides: _, ...amounts } = summary
    expect(texts(amounts)).toEqual({
      price: '22440.51',
      quantity: '0.02',
      value: '448.8102',
      margin: '22.44051',
      fee: '0.224406',
      // At most 22,485.40: margin 22.4854, fee 0.224854.
      stake: '22.4854',
      setAside: '22.710254',
      maxLoss: '22.664916',
    })
    expect(texts({ ...tradeOf(summary) })).toEqual({ stake: '22.4854', maxLoss: '22.710254' })
  })
  it('a long: (448.8102 - 22.44051) / (0.02 x 0.996) rounded up is the end of it', () => {
    expect(texts({ ...summary.sides?.long })).toEqual({
      liquidation: '21404.11',
      distance: '4.61',
      breakEven: '22462.97',
      maxProfit: '201.96459',
      capPrice: '32538.74',
      win: '21.1898',
      lost: '-8.8102',
    })
  })
  it('a short: (448.8102 + 22.44051) / (0.02 x 1.004) rounded down is the end of it', () => {
    // At 23,500 a short loses 21.1898, at 22,000 it earns 8.8102.
    expect(texts({ ...summary.sides?.short })).toEqual({
      liquidation: '23468.66',
      distance: '4.58',
      breakEven: '22418.08',
      maxProfit: '201.96459',
      capPrice: '12342.28',
      win: '-21.1898',
      lost: '8.8102',
    })
  })
})

it('a short at 1x earns at most its value, and a long at 1x cannot be liquidated', () => {
  const { sides } = summarise(ticket({ lever: 1 }), TERMS, LAST)
  expect(texts({ ...sides?.short })).toMatchObject({ maxProfit: '448.8102', capPrice: null })
  expect(texts({ ...sides?.long })).toMatchObject({ liquidation: null, distance: null })
})

it('a limit order sets aside what it costs at its limit, no more', () => {
  const { setAside, margin, fee } = summarise(ticket({ pubType: LIMIT, price: '22000' }), TERMS, LAST)
  expect(texts({ setAside, margin, fee })).toEqual({ setAside: '22.22', margin: '22', fee: '0.22' })
})

it('without a quantity or a price there are no figures', () => {
  expect(summarise(ticket({ quantity: '' }), TERMS, LAST).sides).toBeNull()
  expect(summarise(ticket({ quantity: '0' }), TERMS, LAST).sides).toBeNull()
  expect(summarise(ticket(), TERMS, null).sides).toBeNull()
})

it('take-profit and stop-loss count only while they are switched on', () => {
  const { sides } = summarise(ticket({ win: '23500', lost: '22000' }), TERMS, LAST)
  expect(texts({ ...sides?.long })).toMatchObject({ win: null, lost: null })
})

it('the warning tells the smaller of both distances: at 100x 0.60% down, 0.59% up', () => {
  expect(leverDistance(100, TERMS, LAST)?.toFixed()).toBe('0.59')
  expect(leverDistance(20, TERMS, LAST)?.toFixed()).toBe('4.58')
  expect(leverDistance(20, TERMS, null)).toBeNull()
})
