import type { ErrorParams } from '../domain/problems'
import { formatAmount, scaleOf } from '../money'

/** Fills `{name}` places of a text. */
export const fill = (text: string, params: ErrorParams = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => params[name] ?? place)

/** A plain amount of a thousand or more, as problems name them. */
const LARGE = /^\d{4,}(?:\.\d+)?$/

const grouped = (value: string): string => formatAmount(value, scaleOf(value))

/** The sentence for a problem: amounts are grouped as they are everywhere on the screen, every digit kept. */
export const fillProblem = (text: string, params: ErrorParams = {}): string =>
  fill(
    text,
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, LARGE.test(value) ? grouped(value) : value]),
    ),
  )
