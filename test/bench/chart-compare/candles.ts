import type { Candle } from '@/features/chart/model/bars'

const MINUTE = 60_000
/** 2023-03-01 00:00 UTC */
const START = Date.UTC(2023, 2, 1)

/** A seeded walk of one-minute bars around 23,000. */
export const walk = (count: number): Candle[] => {
  let price = 2_300_000
  let seed = 7
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  return Array.from({ length: count }, (_, i) => {
    const open = price
    price += Math.round((random() - 0.5) * 4000)
    const text = (cents: number) => (cents / 100).toFixed(2)
    return {
      time: START + i * MINUTE,
      open: text(open),
      high: text(Math.max(open, price) + 300),
      low: text(Math.min(open, price) - 300),
      close: text(price),
      volume: (random() * 10).toFixed(6),
    }
  })
}

/** The newest bar as the `turn`th tick leaves it. */
export const ticked = (last: Candle, turn: number): Candle => ({
  ...last,
  close: (Number(last.open) + ((turn % 7) - 3) * 0.5).toFixed(2),
})
