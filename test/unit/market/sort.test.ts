import { countDirections, nextOrder, searchPairs, sortPairs } from '@/features/market/sort'
import type { PairRow } from '@/features/market/useMarket'

const row = (name: string, price: string | null, rise: string | null, turnover: string | null): PairRow =>
  ({ tradeCurrencyName: name, currencyName: 'USDT', currentPrice: price, rise, turnover }) as PairRow

const ROWS = [
  row('BTC', '22440.51', '1.03', '900'),
  row('ETH', '1564.82', '-0.42', '8000'),
  row('TRX', null, null, null),
]
const names = (rows: readonly PairRow[]): string => rows.map((r) => r.tradeCurrencyName).join()

describe('the market list', () => {
  it('sorts by number, not by text, and keeps unknown figures last both ways', () => {
    expect(names(sortPairs(ROWS, { column: 'volume', down: true }))).toBe('ETH,BTC,TRX')
    expect(names(sortPairs(ROWS, { column: 'volume', down: false }))).toBe('BTC,ETH,TRX')
    expect(names(sortPairs(ROWS, { column: 'change', down: false }))).toBe('ETH,BTC,TRX')
    expect(names(sortPairs(ROWS, { column: 'pair', down: false }))).toBe('BTC,ETH,TRX')
  })
  it('turns a column round on the second tap', () => {
    const first = nextOrder({ column: 'volume', down: true }, 'price')
    expect([first, nextOrder(first, 'price')]).toEqual([
      { column: 'price', down: true },
      { column: 'price', down: false },
    ])
  })
  it('finds pairs with and without the slash, in any case', () => {
    expect(names(searchPairs(ROWS, 'btc/us'))).toBe('BTC')
    expect(names(searchPairs(ROWS, 'usdt'))).toBe('BTC,ETH,TRX')
    expect(names(searchPairs(ROWS, 'doge'))).toBe('')
  })
  it('counts what rose and fell', () => expect(countDirections(ROWS)).toEqual({ up: 1, down: 1 }))
})
