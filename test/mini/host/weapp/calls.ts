import type { Host } from '../types'

/** What an asynchronous function of `wx` is given beside its own parameters. */
export interface Ends {
  readonly success?: (result: object) => void
  readonly fail?: (result: object) => void
  readonly complete?: (result: object) => void
}

export type Options = Ends & Readonly<Record<string, unknown>>

/** Tells the app of the end of a call, later and once, in WeChat's words. */
export const ending =
  (host: Host, name: string, { success, fail, complete }: Ends) =>
  (result: object | Error): void =>
    host.later(() => {
      const failed = result instanceof Error
      const told = failed ? { errMsg: `${name}:fail ${result.message}` } : { errMsg: `${name}:ok`, ...result }
      if (failed) fail?.(told)
      else success?.(told)
      complete?.(told)
    })

type Work = (options: Options) => object | Promise<object>

/** A function of `wx` that calls back, made of one that returns or throws. */
export const asynchronous =
  (host: Host, name: string, work: Work) =>
  (options: Options = {}): void => {
    const end = ending(host, name, options)
    const broken = (error: unknown): void => end(error instanceof Error ? error : new Error(String(error)))
    try {
      Promise.resolve(work(options)).then(end, broken)
    } catch (error) {
      broken(error)
    }
  }
