import { PAIRS, type Pair } from '@core/domain'
import { ConfigError } from '../../config'
import { MINUTE, type Bar } from '../types'
import { QUANTITY_SCALE, toUnits } from '../units'

const HEADER = 'open_time,open,high,low,close,volume'

/** A file that cannot be replayed; the message is one clear line for the operator. */
export class ReplayFileError extends ConfigError {}

/** Pair whose name the file name begins with (`BTCUSDT-1m-….csv`). */
export const pairOfFile = (fileName: string): Pair => {
  const name = fileName.toUpperCase()
  const pair = PAIRS.find((p) => name.startsWith(`${p.base}${p.quote}`))
  if (!pair)
    throw new ReplayFileError(`the replay file's name must begin with a pair, such as BTCUSDT: ${fileName}`)
  return pair
}

const timeOf = (text: string): number =>
  /^\d{13}$/.test(text) ? Number(text) : Date.parse(text.replace(' ', 'T'))

const barOf = (line: string, pair: Pair): Bar | string => {
  const [at = '', ...figures] = line.split(',')
  const time = timeOf(at)
  if (!Number.isInteger(time) || time % MINUTE !== 0) return 'open_time is no whole minute'
  const prices = figures.slice(0, 4).map((text) => toUnits(text, pair.priceScale))
  const volume = toUnits(figures[4] ?? '', QUANTITY_SCALE)
  const [open, high, low, close] = prices
  if (!open || !high || !low || !close || volume === null || figures.length !== 5) {
    return `expected ${HEADER} with prices of at most ${pair.priceScale} decimals`
  }
  const lowest = open < close ? open : close
  const highest = open > close ? open : close
  if (low > lowest || high < highest) return 'open and close lie outside low and high'
  return { time, open, high, low, close, volume, turnover: 0n }
}

/** Bars of a file of one-minute candles, in order of time. Throws `ReplayFileError` with the line that is wrong. */
export const parseCandles = (text: string, pair: Pair): Bar[] => {
  const lines = text.split(/\r?\n/)
  if (lines[0]?.trim() !== HEADER)
    throw new ReplayFileError(`the replay file must begin with the line ${HEADER}`)
  const bars: Bar[] = []
  lines.slice(1).forEach((line, i) => {
    if (line === '') return
    const bar = barOf(line, pair)
    const problem =
      typeof bar === 'string' ? bar : bar.time <= (bars.at(-1)?.time ?? 0) ? 'not in order of time' : null
    if (problem !== null || typeof bar === 'string') {
      throw new ReplayFileError(`the replay file is wrong in line ${i + 2}: ${problem ?? ''}`)
    }
    bars.push(bar)
  })
  if (bars.length === 0) throw new ReplayFileError('the replay file has no candles')
  return bars
}
