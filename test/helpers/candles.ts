import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** One-minute candles that tests replay. */
export interface CandleFile {
  path: string
  text: string
  /** Says in test names whether the candles are recorded or generated. */
  origin: string
}

const RECORDED = resolve(__dirname, '../../../shared/market/BTCUSDT-1m-2023-03-01_10.csv')
const HEADER = 'open_time,open,high,low,close,volume'
const MINUTE = 60_000
/** A Wednesday, so that weeks and days begin inside the file. */
export const GENERATED_START = Date.UTC(2023, 2, 1)

/** A repeatable stream of integers in [0, below). */
const randomIntegers = (): ((below: number) => number) => {
  let state = 123_456_789
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * below)
  }
}

const decimal = (units: number, scale: number): string =>
  `${Math.floor(units / 10 ** scale)}.${String(units % 10 ** scale).padStart(scale, '0')}`

/** Rows like the recorded ones, every thirtieth without volume. */
export const generateCandles = (minutes: number): string => {
  const below = randomIntegers()
  const rows = [HEADER]
  let price = 2_300_000
  for (let i = 0; i < minutes; i++) {
    const quiet = below(30) === 0
    const open = quiet ? price : price + below(400) - 200
    const close = quiet ? price : open + below(3_000) - 1_500
    const high = Math.max(open, close) + (quiet ? 0 : below(900))
    const low = Math.min(open, close) - (quiet ? 0 : below(900))
    const time = new Date(GENERATED_START + i * MINUTE)
      .toISOString()
      .replace('T', ' ')
      .replace('.000Z', '+00:00')
    const volume = decimal(quiet ? 0 : below(9_000_000), 6)
    rows.push([time, ...[open, high, low, close].map((p) => decimal(p, 2)), volume].join(','))
    price = close
  }
  return `${rows.join('\n')}\n`
}

/** Writes candles where a replay can read them. */
export const candleFile = (text: string, origin = 'generated candles'): CandleFile => {
  const path = join(mkdtempSync(join(tmpdir(), 'limelight-candles-')), 'BTCUSDT-1m.csv')
  writeFileSync(path, text)
  return { path, text, origin }
}

/** Ten days of recorded BTC/USDT where they lie beside the repository, else ten generated days. */
export const tenDays = (): CandleFile =>
  existsSync(RECORDED)
    ? { path: RECORDED, text: readFileSync(RECORDED, 'utf8'), origin: 'recorded candles' }
    : candleFile(generateCandles(14_400), 'generated candles, the recorded ones are absent')
