import { firstOrder, inOrderOf, rowsOf, type Group } from '@/features/market/groups'
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

describe('groups and rankings', () => {
  const BBT = row('BBT', '0.84', '4.18', '100')
  const ALL = [...ROWS, BBT].map((one, i) => ({ ...one, tradeId: [1, 2, 3, 4][i] }) as PairRow)
  const shown = (group: Group, favourites: readonly number[] = []) =>
    names(rowsOf(group, ALL, favourites, firstOrder(group)))

  it('all pairs begin with the largest turnover; those without figures stand last', () =>
    expect(shown('all')).toBe('ETH,BTC,BBT,TRX'))
  it('rankings leave out what has no figure', () => {
    expect(shown('gainers')).toBe('BBT,BTC,ETH')
    expect(shown('losers')).toBe('ETH,BTC,BBT')
    expect(shown('turnover')).toBe('ETH,BTC,BBT')
  })
  it('favourites stand as they were starred, until a column is chosen', () => {
    expect(shown('favourites', [3, 1, 9])).toBe('TRX,BTC')
    expect(names(rowsOf('favourites', ALL, [3, 1], { column: 'pair', down: false }))).toBe('BTC,TRX')
  })
  it('an order that was shown is kept for rows with new figures; new rows stand last', () =>
    expect(names(inOrderOf(ALL, [3, 1, 2]))).toBe('TRX,BTC,ETH,BBT'))
  it('finds coins by their English name and by the one of the language, also in part', () => {
    expect(names(searchPairs(ALL, 'bitc'))).toBe('BTC')
    expect(names(searchPairs(ALL, '以太', { ETH: '以太坊' }))).toBe('ETH')
    expect(names(searchPairs(ALL, 'イーサ', { ETH: 'イーサリアム' }))).toBe('ETH')
    expect(names(searchPairs(ALL, 'tron'))).toBe('TRX')
    expect(names(searchPairs(ALL, '比特'))).toBe('')
  })
})
