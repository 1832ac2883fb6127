import type { Host } from '../types'

/** What an asynchronous function of `my` is given beside its own parameters. */
export interface Ends {
  readonly success?: (result: object) => void
  readonly fail?: (result: object) => void
  readonly complete?: (result: object) => void
}

export type Options = Ends & Readonly<Record<string, unknown>>

/** A failure as Alipay tells it: by a number, in words, and with what else belongs to it. */
export class Refusal extends Error {
  constructor(
    readonly error: number,
    message: string,
    readonly rest: object = {},
  ) {
    super(message)
  }
}

/** Alipay's numbers of failures. */
export const WRONG_PARAMETER = 2
const UNKNOWN_ERROR = 3

/** Tells the app of the end of a call, later and once. */
export const ending =
  (host: Host, { success, fail, complete }: Ends) =>
  (result: object | Error): void =>
    host.later(() => {
      if (!(result instanceof Error)) {
        const told = { ...result, success: true }
        success?.(told)
        complete?.(told)
        return
      }
      const { error, rest } = result instanceof Refusal ? result : { error: UNKNOWN_ERROR, rest: {} }
      const told = { error, errorMessage: result.message, ...rest }
      fail?.(told)
      complete?.(told)
    })

/** A function of `my` that calls back, made of one that returns or throws. */
export const asynchronous =
  (host: Host, work: (options: Options) => object) =>
  (options: Options = {}): void => {
    const end = ending(host, options)
    try {
      end(work(options))
    } catch (error) {
      end(error instanceof Error ? error : new Error(String(error)))
    }
  }
