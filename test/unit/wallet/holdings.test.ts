import { money } from '@core/money'
import { accountsOf, currencyRows, heldOf, holdingsOf } from '@/features/wallet/holdings'
import {
  accountValue,
  isSmall,
  pricesFrom,
  todayProfit,
  totalValue,
  uncounted,
  valueOf,
} from '@/features/wallet/valuation'
import { ACCOUNTS, priceOf, quote } from './helpers'

const holdings = holdingsOf(ACCOUNTS)

describe('a small balance (worth less than 1 USDT)', () => {
  it.each([
    ['1', '1', false],
    ['0.999999', '1', true],
    ['0', '1', true],
    ['0.00002', '50000', false],
    ['0.00001999', '50000', true],
  ])('%s at %s USDT: %s', (amount, price, small) => expect(isSmall(money(amount), money(price))).toBe(small))

  it('without a price is an empty one only: what it is worth is not known', () => {
    expect(isSmall(money('0.1'), 'none')).toBe(false)
    expect(isSmall(money('0.1'), null)).toBe(false)
    expect(isSmall(money('0'), 'none')).toBe(true)
  })
})

describe('holdings', () => {
  it('add one currency over all accounts, frozen included', () => {
    // 4218.4 + 150 + 620
    expect(heldOf(holdings, 'balance_usdt').toFixed()).toBe('4988.4')
  })

  it('list all five currencies', () => {
    const codes = currencyRows(holdings, 1).map((row) => row.currency.code)
    expect(codes).toEqual(['USDT', 'TRX', 'BBT', 'ETH', 'BTC'])
  })

  it('read from a call are those of a push', () => {
    const none = { available: '0', frozen: '0', total: '0', valuation: '0' }
    const assets = {
      balance_usdt: { ...none, available: '620', frozen: '1', total: '621' },
      balance_trx: none,
      balance_bbt: none,
      balance_eth: none,
      balance_btc: none,
      valuation: '621',
    }
    const accounts = accountsOf([{ id: 2, code: 'options', assets }])
    expect(accounts).toHaveLength(5)
    expect(accounts[0]).toEqual({ accountType: 2, key: 'balance_usdt', available: '620', frozen: '1' })
  })
})

describe('prices', () => {
  it('are 1 for USDT, the quote for the others, and none for what is not traded', () => {
    const price = pricesFrom({ 1: quote({}), 2: quote({ tradeId: 2, tradable: false }) })
    expect(price(1)).toEqual(money('1'))
    expect(price(5)).toEqual(money('22440.51'))
    expect(price(4)).toBe('none')
    expect(price(2)).toBeNull()
  })
})

describe('valuation', () => {
  it('names what is held without a price, and neither what is not held nor what still waits for one', () => {
    expect(uncounted(holdings, priceOf)).toBe('')
    const more = [
      { accountType: 1, key: 'balance_bbt', available: '0', frozen: '0.00000001' },
      { accountType: 3, key: 'balance_eth', available: '1', frozen: '0' },
    ] as const
    const held = holdingsOf([...ACCOUNTS, ...more])
    expect(uncounted(held, priceOf)).toBe('BBT, ETH')
    expect(uncounted(held, () => null)).toBe('')
  })

  it('multiplies by the price and rounds down to 6 digits', () => {
    // 0.00000001 x 22440.51 = 0.0002244051
    expect(valueOf(money('0.00000001'), money('22440.51'))?.toFixed()).toBe('0.000224')
    expect(valueOf(money('5'), null)).toBeNull()
    expect(valueOf(money('5'), 'none')).toBeNull()
  })

  it('adds what the market prices', () => {
    // 4368.4 + 0.1 x 22440.51 = 6612.451; with Options 620 more
    expect(accountValue(holdings, 1, priceOf)?.toFixed()).toBe('6612.451')
    expect(totalValue(holdings, priceOf)?.toFixed()).toBe('7232.451')
  })

  it('is unknown while a price has not come', () => {
    expect(totalValue(holdings, (id) => (id === 5 ? null : priceOf(id)))).toBeNull()
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
