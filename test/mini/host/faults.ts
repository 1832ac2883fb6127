import { textOf } from './sandbox'

/** Everything that a user or reviewer of the store would complain of, in one list. */
export interface Faults {
  readonly list: readonly string[]
  readonly fault: (message: string) => void
  /** Does something for the app; what it throws is a fault. */
  readonly attempt: <T>(work: () => T) => T | undefined
  /** The same work, whose error is a fault and goes on to its caller, too. */
  readonly guarded: <A extends readonly unknown[]>(work: (...args: A) => void) => (...args: A) => void
}

export const createFaults = (): Faults => {
  const list: string[] = []
  const fault = (message: string): void => void list.push(message)
  return {
    list,
    fault,
    attempt: (work) => {
      try {
        return work()
      } catch (error) {
        fault(textOf(error))
        return undefined
      }
    },
    guarded:
      (work) =>
      (...args) => {
        try {
          work(...args)
        } catch (error) {
          fault(textOf(error))
          throw error
        }
      },
  }
}

/** The bundle's own list of modules, which it keeps on the API object. */
const BUNDLE = 'webpackJsonp'

/** An API object that knows what it has: asking it for more is a fault. */
export const strict = (
  name: string,
  api: Readonly<Record<string, unknown>>,
  fault: (message: string) => void,
): object =>
  new Proxy(
    { ...api },
    {
      get: (target, key, receiver) => {
        if (typeof key === 'string' && key !== BUNDLE && !(key in target)) fault(`unknown API ${name}.${key}`)
        return Reflect.get(target, key, receiver) as unknown
      },
    },
  )
