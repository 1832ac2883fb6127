import { rowsOf } from './aggregate'
import { tenDays } from './candles'

const file = tenDays()

/** Says in test names where the prices are from. */
export const PRICES_ARE = file.origin

/** Prices of BTC/USDT in the order of the candles' corners, as an exchange writes them. */
export const PRICES: readonly string[] = rowsOf(file.text)
  .slice(0, 50)
  .flatMap(({ open, high, low, close }) => [open, low, high, close])
  .map((cents) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}000000`)
