import { houseBook } from '@server/market/book'
import type { PlainTick } from '../options/replayed'
import { cents } from './fixtures'
import type { RefTick } from './reference'

/** A tick with the quotes of the book as it is shown. */
export const quoted = ({ seq, time }: Pick<PlainTick, 'seq' | 'time'>, price: number): RefTick => {
  const book = houseBook(1, cents(price), 1)
  const quote = (text: string | undefined): number => Math.round(Number(text) * 100)
  return { seq, time, price, bid: quote(book.buyList[0]?.price), ask: quote(book.sellList[0]?.price) }
}
