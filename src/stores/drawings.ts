import { isRecord } from './guards'

/** A point of a chart: the opening time of a bar (ms) and an exact price. */
export interface Anchor {
  readonly time: number
  readonly price: string
}

/** What the user drew on a chart: a price over all time, or a line through two points. */
export type Drawing =
  | { readonly id: string; readonly kind: 'level'; readonly price: string }
  | { readonly id: string; readonly kind: 'trend'; readonly from: Anchor; readonly to: Anchor }

/** Drawings by `tradeId`. */
export type DrawingsByPair = Readonly<Record<string, readonly Drawing[]>>

/** More lines than this nobody reads; it also bounds what is stored. */
export const MOST_DRAWINGS = 20

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value)
const isPrice = (value: unknown): value is string => isText(value, /^\d{1,12}(\.\d{1,12})?$/)
const isId = (value: unknown): value is string => isText(value, /^\w{1,20}$/)
const isAnchor = (value: unknown): value is Anchor =>
  isRecord(value) && Number.isSafeInteger(value.time) && isPrice(value.price)

const readDrawing = (value: unknown): Drawing[] => {
  if (!isRecord(value) || !isId(value.id)) return []
  const { id, kind, price, from, to } = value
  if (kind === 'level' && isPrice(price)) return [{ id, kind, price }]
  if (kind === 'trend' && isAnchor(from) && isAnchor(to)) return [{ id, kind, from, to }]
  return []
}

const readPair = (value: unknown): Drawing[] => {
  const drawings = Array.isArray(value) ? value.flatMap(readDrawing) : []
  const unique = new Map(drawings.map((drawing) => [drawing.id, drawing]))
  return [...unique.values()].slice(-MOST_DRAWINGS)
}

/** Keeps what is well formed of stored drawings, the newest of each pair. */
export const readDrawings = (value: unknown): DrawingsByPair =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([tradeId]) => /^\d{1,4}$/.test(tradeId))
          .map(([tradeId, list]) => [tradeId, readPair(list)]),
      )
    : {}
