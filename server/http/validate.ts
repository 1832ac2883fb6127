import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { AppError } from './errors'

type Fields = Record<string, unknown>

interface Properties {
  properties?: Record<string, { type?: string }>
}

const INTEGER = /^-?\d{1,16}$/

/** Path and query values are texts: whole numbers and booleans become what the schema says. Money stays text. */
const coerced = (value: unknown, type: string | undefined): unknown => {
  if (typeof value !== 'string') return value
  if (type === 'integer' && INTEGER.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

export interface Input {
  /** Values of the path and query, as texts. */
  texts: Fields
  /** Fields of a JSON body, never coerced. */
  body: Fields
}

/** Keeps only listed fields, so that nothing unlisted (token, lang, more) reaches a handler. */
const gather = ({ properties = {} }: Properties, { texts, body }: Input): Fields => {
  const gathered: Fields = {}
  for (const [name, { type }] of Object.entries(properties)) {
    if (Object.hasOwn(texts, name)) gathered[name] = coerced(texts[name], type)
    else if (Object.hasOwn(body, name)) gathered[name] = body[name]
  }
  return gathered
}

const fieldOf = (path: string): string => path.split('/')[1] ?? ''

/**
 * Makes the reader of a call's input: listed fields, defaults filled in, checked against the contract.
 * @returns a function that throws AppError INPUT_ERROR naming the first wrong field
 */
export const createReader = (schema: TSchema): ((input: Input) => unknown) => {
  const validator = Compile(schema)
  return (input) => {
    const value = Value.Default(schema, gather(schema, input))
    if (validator.Check(value)) return value
    const [first] = validator.Errors(value)
    const missing = first?.keyword === 'required' ? first.params.requiredProperties[0] : undefined
    throw new AppError('INPUT_ERROR', { field: missing ?? fieldOf(first?.instancePath ?? '') })
  }
}
