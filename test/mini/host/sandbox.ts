import vm from 'node:vm'

/** The app's realm: V8 and what every client gives, with nothing of browsers and Node, and nothing newer than ES2020. */
export interface Sandbox {
  readonly globals: Record<string, unknown>
  /** Runs a script of the package as a module. */
  runModule: (code: string, file: string, require: (path: string) => unknown) => unknown
  parse: (json: string) => unknown
  /** Stops all timers. */
  close: () => void
}

/** Globals that V8 brings and engines of phones lack, or clients hide. */
const GLOBALS = [
  'Intl',
  'WebAssembly',
  'SharedArrayBuffer',
  'Atomics',
  'WeakRef',
  'FinalizationRegistry',
  'AggregateError',
  'BigInt',
  'BigInt64Array',
  'BigUint64Array',
  'Iterator',
  'escape',
  'unescape',
]

/** Built-ins that came after ES2020, by their owner. */
const NEWER: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'],
  'String.prototype': ['at', 'replaceAll', 'isWellFormed', 'toWellFormed'],
  Object: ['hasOwn', 'groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  Promise: ['any', 'withResolvers'],
}

const removal = [
  ...GLOBALS.map((name) => `delete globalThis.${name}`),
  ...Object.entries(NEWER).flatMap(([owner, names]) => names.map((name) => `delete ${owner}['${name}']`)),
  "for (const T of [Int8Array, Uint8Array]) delete Object.getPrototypeOf(T.prototype)['at']",
].join(';')

/** Timers whose callbacks' errors are faults. */
const timers = (fault: (message: string) => void) => {
  const running = new Set<NodeJS.Timeout>()
  const guarded = (work: () => void) => () => {
    try {
      work()
    } catch (error) {
      fault(`in a timer: ${textOf(error)}`)
    }
  }
  const byId = new Map<number, NodeJS.Timeout>()
  let closed = false
  const keep = (timer: NodeJS.Timeout): number => {
    if (closed) clearTimeout(timer)
    running.add(timer)
    const id = Number(timer)
    byId.set(id, timer)
    return id
  }
  const clear = (id: number): void => {
    const timer = byId.get(id)
    byId.delete(id)
    if (timer) running.delete(timer)
    clearTimeout(timer)
  }
  const setTimeoutHere = (work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]): number => {
    const id: number = keep(
      setTimeout(() => {
        clear(id)
        guarded(() => work(...args))()
      }, ms),
    )
    return id
  }
  const setIntervalHere = (work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]): number =>
    keep(
      setInterval(
        guarded(() => work(...args)),
        ms,
      ),
    )
  return {
    names: {
      setTimeout: setTimeoutHere,
      setInterval: setIntervalHere,
      clearTimeout: clear,
      clearInterval: clear,
    },
    close: () => {
      closed = true
      running.forEach((timer) => clearTimeout(timer))
    },
  }
}

/** What an error or any other thrown value says. */
export const textOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return String(error)
  const { stack, message, errMsg } = error as { stack?: unknown; message?: unknown; errMsg?: unknown }
  if (typeof stack === 'string' && stack !== '') return stack.split('\n').slice(0, 4).join(' ')
  return typeof message === 'string' ? message : typeof errMsg === 'string' ? errMsg : JSON.stringify(error)
}

const consoleOf = (fault: (message: string) => void): Record<string, (...args: unknown[]) => void> => {
  const loud =
    (level: string) =>
    (...args: unknown[]) =>
      fault(`console.${level}: ${args.map(textOf).join(' ')}`)
  const quiet = (): void => undefined
  return { error: loud('error'), warn: loud('warn'), log: quiet, info: quiet, debug: quiet }
}

export const openSandbox = (fault: (message: string) => void): Sandbox => {
  const own = timers(fault)
  const globals: Record<string, unknown> = { ...own.names, console: consoleOf(fault) }
  // Clients refuse code made of texts.
  const context = vm.createContext(globals, { codeGeneration: { strings: false, wasm: false } })
  vm.runInContext(removal, context)
  const parse = vm.runInContext('(json) => JSON.parse(json)', context) as (json: string) => unknown
  return {
    globals,
    parse,
    runModule: (code, file, require) => {
      const wrapped = `(function (require, module, exports) {${code}\n})`
      const run = vm.runInContext(wrapped, context, { filename: file }) as (
        ...args: readonly unknown[]
      ) => unknown
      const module = parse('{"exports":{}}') as { exports: unknown }
      run(require, module, module.exports)
      return module.exports
    },
    close: own.close,
  }
}
