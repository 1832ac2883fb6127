import { MainClient } from 'binance'
import type { Pair } from '@core/domain'
import { MINUTE, type Bar, type Tick } from '../types'
import { parseBar, parseTrade } from './parse'

/** Rows of one answer at most. */
export const PAGE = 1_000
const TIMEOUT = 10_000

/** The exchange did not answer, refused, or answered with what is no answer. */
export class ExchangeFailure extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'ExchangeFailure'
  }
}

const garbage = (what: string): ExchangeFailure => new ExchangeFailure(`its ${what} cannot be read`)

/** The client throws texts, plain objects with all of a request, and errors: one short sentence is kept of each. */
const answered = async (answer: Promise<unknown>): Promise<unknown> => {
  try {
    return await answer
  } catch (error) {
    const { message, code } = (typeof error === 'object' && error !== null ? error : {}) as Record<
      string,
      unknown
    >
    const why = [message, code, error].find((part) => typeof part === 'string' && part !== '')
    throw new ExchangeFailure(typeof why === 'string' ? why : 'no answer')
  }
}

export interface ExchangeApi {
  /** How far (ms) the exchange's clock is ahead of ours, as exact as half the way there and back. */
  skew(): Promise<number>
  /** Up to `PAGE` trades in order: from a number on, or from a time (ms) on. */
  trades(pair: Pair, from: { readonly seq: number } | { readonly time: number }): Promise<Tick[]>
  /** One-minute bars that open in `[from, to)`. */
  bars(pair: Pair, from: number, to: number): Promise<Bar[]>
}

export const symbolOf = ({ base, quote }: Pair): string => `${base}${quote}`

const rowsOf = (answer: unknown, what: string): readonly unknown[] => {
  if (!Array.isArray(answer)) throw garbage(what)
  return answer
}

const all = <T>(rows: readonly unknown[], parse: (row: unknown) => T | null, what: string): T[] =>
  rows.map((row) => {
    const parsed = parse(row)
    if (parsed === null) throw garbage(what)
    return parsed
  })

/**
 * The exchange's calls that need no account. All throw an `ExchangeFailure`.
 * @param url base address
 * @param wall our clock in ms
 */
export const exchangeApi = (url: string, wall: () => number): ExchangeApi => {
  const client = new MainClient({ baseUrl: url }, { timeout: TIMEOUT })
  const bars = async (pair: Pair, from: number, to: number): Promise<Bar[]> => {
    const query = {
      symbol: symbolOf(pair),
      interval: '1m',
      startTime: from,
      endTime: to - 1,
      limit: PAGE,
    } as const
    const rows = rowsOf(await answered(client.getKlines(query)), 'bars')
    return all(rows, (row) => parseBar(pair, row), 'bars')
  }
  return {
    skew: async () => {
      const asked = wall()
      const answer = await answered(client.get('api/v3/time'))
      const { serverTime } = answer as { serverTime?: unknown }
      if (typeof serverTime !== 'number') throw garbage('time')
      return serverTime - (asked + wall()) / 2
    },
    trades: async (pair, from) => {
      const start = 'seq' in from ? { fromId: from.seq } : { startTime: from.time }
      const query = { symbol: symbolOf(pair), ...start, limit: PAGE }
      const answer = await answered(client.getAggregateTrades(query))
      return all(rowsOf(answer, 'trades'), (row) => parseTrade(pair, row), 'trades')
    },
    bars: async (pair, from, to) => {
      const found: Bar[] = []
      for (let at = from; at < to;) {
        const page = await bars(pair, at, to)
        found.push(...page)
        const last = page.at(-1)
        if (!last || last.time < at) break
        at = last.time + MINUTE
      }
      return found
    },
  }
}
