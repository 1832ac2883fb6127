/** What a receipt is made of. Numbers are whole; amounts and prices are decimal texts. */
export type CanonicalValue = string | number | null | readonly CanonicalValue[] | CanonicalRecord
export interface CanonicalRecord {
  readonly [name: string]: CanonicalValue
}

/** Printable ASCII without `"` and `\`: a text that is written in one way only and is as many bytes as characters. */
const PLAIN = /^[ !#-[\]-~]*$/

const textOf = (text: string): string => {
  if (!PLAIN.test(text)) throw new Error('a text of a receipt is not plain')
  return `"${text}"`
}

const isList = (value: CanonicalValue): value is readonly CanonicalValue[] => Array.isArray(value)

/**
 * The one way to write a value as JSON: names in the order of their characters, no spaces, whole numbers, plain texts.
 * @throws Error on what cannot be written so
 */
export const canonical = (value: CanonicalValue): string => {
  if (value === null) return 'null'
  if (typeof value === 'string') return textOf(value)
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || value < 0) throw new Error('a number of a receipt is not whole')
    return String(value)
  }
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  const names = Object.keys(value).sort((a, b) => (a < b ? -1 : 1))
  return `{${names.map((name) => `${textOf(name)}:${canonical(value[name] ?? null)}`).join(',')}}`
}
