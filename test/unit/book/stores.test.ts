import type * as Setup from '../api/setup'
import { bookOf, books, dropOldBook, putBook } from '@/stores/books'
import { readBookPrefs } from '@/stores/bookPrefs'

jest.mock('@tarojs/taro', () => jest.requireActual<typeof Setup>('../api/setup').taro)

const BOOK = { tradeId: 1, buyList: [{ price: '1', nums: '2', ratio: 1 }], sellList: [] } as const

describe('books', () => {
  beforeEach(() => books.setState({ byId: {} }))

  it('are kept by pair, the newest of each', () => {
    putBook(BOOK)
    putBook({ ...BOOK, tradeId: 2 })
    putBook({ ...BOOK, buyList: [] })
    expect(bookOf(1)?.buyList).toEqual([])
    expect(bookOf(2)?.buyList).toEqual(BOOK.buyList)
    expect(bookOf(3)).toBeNull()
  })

  it('nobody has followed for more than 3 s are forgotten before they are shown again', () => {
    putBook(BOOK)
    putBook({ ...BOOK, tradeId: 2 })
    const at = books.getState().byId[1]?.at ?? 0
    dropOldBook(1, at + 3_000)
    expect(bookOf(1)).not.toBeNull()
    dropOldBook(1, at + 3_001)
    expect(bookOf(1)).toBeNull()
    expect(bookOf(2)).not.toBeNull()
  })
})

test.each([
  [
    { group: 100, decimals: 6 },
    { group: 100, decimals: 6 },
  ],
  [
    { group: 1000, decimals: 2 },
    { group: 1, decimals: 2 },
  ],
  [
    { group: 10, decimals: 1 },
    { group: 10, decimals: 4 },
  ],
  [{ decimals: 7 }, { group: 1, decimals: 4 }],
  ['coarse', undefined],
])('of the stored choice %j what makes sense is taken: %j', (stored, expected) => {
  expect(readBookPrefs(stored)).toEqual(expected)
})
