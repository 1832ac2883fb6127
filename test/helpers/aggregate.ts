/**
 * Aggregates one-minute rows of a candle file into longer bars, independently of the server: own parsing, own
 * arithmetic, own calendar. Figures are integers: prices in cents of the file, volumes in millionths.
 */
export interface PlainBar {
  time: number
  open: bigint
  high: bigint
  low: bigint
  close: bigint
  volume: bigint
}

export const integer = (text: string, decimals: number): bigint => {
  const [whole = '', fraction = ''] = text.split('.')
  if (fraction.length > decimals && /[1-9]/.test(fraction.slice(decimals)))
    throw new Error(`too fine: ${text}`)
  return BigInt(whole) * 10n ** BigInt(decimals) + BigInt(fraction.slice(0, decimals).padEnd(decimals, '0'))
}

export const rowsOf = (text: string): PlainBar[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [at = '', o = '', h = '', l = '', c = '', v = ''] = line.split(',')
      return {
        time: new Date(at).getTime(),
        open: integer(o, 2),
        high: integer(h, 2),
        low: integer(l, 2),
        close: integer(c, 2),
        volume: integer(v, 6),
      }
    })

/** Opening times by the calendar, not by division. */
const OPENINGS: Record<string, (d: Date) => number> = {
  intraday: (d) => d.setUTCSeconds(0, 0),
  '1m': (d) => d.setUTCSeconds(0, 0),
  '5m': (d) => d.setUTCMinutes(d.getUTCMinutes() - (d.getUTCMinutes() % 5), 0, 0),
  '15m': (d) => d.setUTCMinutes(d.getUTCMinutes() - (d.getUTCMinutes() % 15), 0, 0),
  '30m': (d) => d.setUTCMinutes(d.getUTCMinutes() < 30 ? 0 : 30, 0, 0),
  '1h': (d) => d.setUTCMinutes(0, 0, 0),
  '1d': (d) => d.setUTCHours(0, 0, 0, 0),
  '1w': (d) => {
    d.setUTCDate(d.getUTCDate() - ((d.getUTCDay() + 6) % 7))
    return d.setUTCHours(0, 0, 0, 0)
  },
}

export const aggregate = (rows: readonly PlainBar[], period: string): PlainBar[] => {
  const groups = new Map<number, PlainBar[]>()
  for (const row of rows) {
    const time = OPENINGS[period]?.(new Date(row.time)) ?? NaN
    groups.set(time, [...(groups.get(time) ?? []), row])
  }
  return [...groups].map(([time, group]) => ({
    time,
    open: group[0]?.open ?? 0n,
    close: group[group.length - 1]?.close ?? 0n,
    high: group.map((row) => row.high).reduce((a, b) => (a > b ? a : b)),
    low: group.map((row) => row.low).reduce((a, b) => (a < b ? a : b)),
    volume: group.map((row) => row.volume).reduce((a, b) => a + b),
  }))
}
