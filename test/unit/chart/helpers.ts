import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Candle } from '@/features/chart/model/bars'
import { Bars } from '@/features/chart/model/bars'

export const MINUTE = 60_000
/** 2023-03-01 00:00 UTC */
export const START = Date.UTC(2023, 2, 1)

export const candle = (time: number, close: string, rest: Partial<Candle> = {}): Candle => ({
  time,
  open: close,
  high: close,
  low: close,
  close,
  volume: '1',
  ...rest,
})

/** One-minute bars with the given closes. */
export const closes = (values: readonly (string | number)[], start = START): Candle[] =>
  values.map((value, i) => candle(start + i * MINUTE, String(value)))

export const barsOf = (candles: readonly Candle[]): Bars => {
  const bars = new Bars()
  candles.forEach((c) => bars.append(c))
  return bars
}

const FILE = resolve(__dirname, '../../../../shared/market/BTCUSDT-1m-2023-03-01_10.csv')

/** A seeded walk in the shape of the real file, for machines that do not have it. */
const generated = (count: number): Candle[] => {
  let seed = 42
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
  let price = 2_300_000
  return Array.from({ length: count }, (_, i) => {
    const open = price
    price += Math.round((random() - 0.5) * 4000)
    const high = Math.max(open, price) + Math.round(random() * 500)
    const low = Math.min(open, price) - Math.round(random() * 500)
    const text = (cents: number) => (cents / 100).toFixed(2)
    return {
      time: START + i * MINUTE,
      open: text(open),
      high: text(high),
      low: text(low),
      close: text(price),
      volume: (random() * 10).toFixed(6),
    }
  })
}

/** The first `count` real one-minute candles of BTC/USDT, or generated ones where the file is absent. */
export const realCandles = (count: number): { candles: Candle[]; from: 'file' | 'generated' } => {
  if (!existsSync(FILE)) return { candles: generated(count), from: 'generated' }
  const rows = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .slice(1, count + 1)
  const candles = rows.map((row) => {
    const [time, open, high, low, close, volume] = row.split(',') as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    return { time: Date.parse(time.replace(' ', 'T')), open, high, low, close, volume }
  })
  return { candles, from: 'file' }
}
