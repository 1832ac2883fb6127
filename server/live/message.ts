import {
  currencyById,
  PERIODS,
  pairById,
  USDT,
  type CurrencyId,
  type Period,
  type TradeId,
} from '@core/domain'
import { SUB, type SubType } from '@core/contract/live'

/** What a client may ask for, checked. */
export type Request =
  | { method: 'check' }
  | { method: 'userinfo'; token: string | null; currencyId: CurrencyId }
  | { method: 'sub' | 'unsub'; topic: Topic; token: string | null }

export type Topic =
  | { type: typeof SUB.trade | typeof SUB.depth | typeof SUB.trades; tradeId: TradeId }
  | { type: typeof SUB.area | typeof SUB.records }
  | { type: typeof SUB.assets; currencyId: CurrencyId }
  | { type: typeof SUB.candles; tradeId: TradeId; period: Period }

type Fields = Readonly<Record<string, unknown>>

const MAX_TOKEN = 256

const fieldsOf = (text: string): Fields | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Fields) : null
  } catch {
    return null
  }
}

/** Numbers may come as text, as old clients send them. */
const idOf = (value: unknown): number =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : NaN
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : idOf(value))

const tokenOf = ({ token }: Fields): string | null =>
  typeof token === 'string' && token !== '' && token.length <= MAX_TOKEN ? token : null

const currencyOf = ({ currencyId = USDT }: Fields): CurrencyId | null =>
  currencyById(numberOf(currencyId))?.id ?? null

const topicOf = (fields: Fields): Topic | null => {
  const type = numberOf(fields.type) as SubType
  const tradeId = pairById(numberOf(fields.tradeId))?.tradeId
  const period = PERIODS.find((p) => p === fields.period)
  const currencyId = currencyOf(fields)
  if (type === SUB.area || type === SUB.records) return { type }
  if (type === SUB.assets) return currencyId && { type, currencyId }
  if (type === SUB.trade || type === SUB.depth || type === SUB.trades)
    return tradeId ? { type, tradeId } : null
  return type === SUB.candles && tradeId && period ? { type, tradeId, period } : null
}

/** Reads a client's message; null when it makes no sense. */
export const parseMessage = (text: string): Request | null => {
  const fields = fieldsOf(text)
  if (!fields) return null
  const { method } = fields
  if (method === 'check') return { method }
  if (method === 'userinfo') {
    const currencyId = currencyOf(fields)
    return fields.type === 'usdt' && currencyId ? { method, token: tokenOf(fields), currencyId } : null
  }
  if (method !== 'sub' && method !== 'unsub') return null
  const topic = topicOf(fields)
  return topic && { method, topic, token: tokenOf(fields) }
}
