import { money } from '@core/money'
import {
  currencyRows,
  heldOf,
  holdingsOf,
  noHoldings,
  sameHoldings,
  withPush,
} from '@/features/wallet/holdings'
import { accountValue, fiatOf, todayProfit, totalValue, valueOf } from '@/features/wallet/valuation'
import { priceOf, TYPES } from './helpers'

const holdings = holdingsOf(TYPES)

describe('holdings', () => {
  it('add one currency over all accounts, frozen included', () => {
    // 4218.4 + 150 + 620
    expect(heldOf(holdings, 'balance_usdt').toFixed()).toBe('4988.4')
  })

  it('after a push have its balances and keep the rest', () => {
    const pushed = withPush(holdings, [
      { accountType: 2, key: 'balance_usdt', available: '610', frozen: '10' },
    ])
    expect(pushed[2].balance_usdt.available.toFixed()).toBe('610')
    expect(pushed[2].balance_usdt.frozen.toFixed()).toBe('10')
    expect(pushed[1].balance_usdt.available.toFixed()).toBe('4218.4')
    expect(sameHoldings(holdings, pushed)).toBe(false)
    expect(sameHoldings(holdings, withPush(holdings, []))).toBe(true)
  })

  it('list all five currencies, or only those that hold something', () => {
    expect(currencyRows(holdings, 1, false).map((row) => row.currency.code)).toEqual([
      'USDT',
      'TRX',
      'BBT',
      'ETH',
      'BTC',
    ])
    expect(currencyRows(holdings, 1, true).map((row) => row.currency.code)).toEqual(['USDT', 'BTC'])
    expect(currencyRows(noHoldings, 3, true)).toEqual([])
  })
})

describe('valuation', () => {
  it('multiplies by the price and rounds down to 6 digits', () => {
    // 0.00000001 x 22440.51 = 0.0002244051
    expect(valueOf(money('0.00000001'), money('22440.51'))?.toFixed()).toBe('0.000224')
    expect(valueOf(money('5'), null)).toBeNull()
  })

  it('adds what has a price', () => {
    // 4368.4 + 0.1 x 22440.51 = 6612.451; with Options 620 more
    expect(accountValue(holdings, 1, priceOf).toFixed()).toBe('6612.451')
    expect(totalValue(holdings, priceOf).toFixed()).toBe('7232.451')
  })

  it('in fiat rounds down, and is nothing without a rate', () => {
    // 7232.451 x 6.92 = 50048.56092
    expect(fiatOf(money('7232.451'), '6.92')?.toFixed()).toBe('50048.56')
    expect(fiatOf(money('7232.451'), null)).toBeNull()
  })

  it('of today is value now, less value at 00:00, less net flows', () => {
    const wire = { profit: '0', percent: null, valueNow: '0', valueAtStart: '15849.14', netFlows: '100' }
    const today = todayProfit(wire, money('16102'))
    // 16102 - 15849.14 - 100 = 152.86; 152.86 / 15949.14 = 0.9584%
    expect(today?.profit.toFixed()).toBe('152.86')
    expect(today?.percent?.toFixed()).toBe('0.96')
    expect(todayProfit({ ...wire, valueAtStart: '0', netFlows: '0' }, money('1'))?.percent).toBeNull()
    expect(todayProfit(null, money('1'))).toBeNull()
  })
})
