import type { ErrorParams } from '../domain/problems'

/** Fills `{name}` places of a text. */
export const fill = (text: string, params: ErrorParams = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => params[name] ?? place)
