import { textOf, type Sandbox } from './sandbox'

/** WeChat's limit of one setData is 1 MB with a warning from 256 KB on. */
export const SET_DATA_LIMIT = 256 * 1024

export interface Methods {
  [name: string]: unknown
}

/** A page or component of the app that is alive. */
export interface Instance {
  /** What the app sees as `this`. */
  readonly self: Methods
  /** Path of its template. */
  readonly path: string
  /** Sizes of its setData calls so far, in bytes. */
  readonly sizes: number[]
  /** Counts up with every change. */
  version: number
  data: () => Record<string, unknown>
}

/** What cannot be handed from the app's realm to the view: named by its path. */
const strangers = (value: unknown, path: string): string[] => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object') return [`${path} (${typeof value})`]
  const tag = Object.prototype.toString.call(value)
  if (tag !== '[object Object]' && tag !== '[object Array]') return [`${path} (${tag})`]
  return Object.entries(value).flatMap(([key, part]) => strangers(part, `${path}.${key}`))
}

/** `root.cn.[0].cn.[1].v` or `root.cn[0].cl`, as a list of keys. */
const keysOf = (path: string): string[] => path.split(/[.[\]]+/).filter((key) => key !== '')

const setAt = (data: Record<string, unknown>, path: string, value: unknown): void => {
  const keys = keysOf(path)
  const last = keys.pop()
  if (last === undefined) return
  let at: Record<string, unknown> = data
  keys.forEach((key, i) => {
    const next = keys[i + 1] ?? last
    if (typeof at[key] !== 'object' || at[key] === null) at[key] = /^\d+$/.test(next) ? [] : {}
    at = at[key] as Record<string, unknown>
  })
  at[last] = value
}

export interface Surroundings {
  readonly sandbox: Sandbox
  readonly fault: (message: string) => void
  readonly later: (work: () => void) => void
  readonly changed: () => void
}

/** Makes `this` of a page's or component's options. */
export const createInstance = (
  path: string,
  options: Methods,
  { sandbox, fault, later, changed }: Surroundings,
): Instance => {
  const data = sandbox.parse(JSON.stringify(options.data ?? {})) as Record<string, unknown>
  const self = { ...options, data, route: path, __route__: path } as Methods
  const instance: Instance = { self, path, sizes: [], version: 0, data: () => data }
  self.setData = (change: Record<string, unknown>, done?: () => void): void => {
    const wrong = Object.entries(change).flatMap(([key, value]) => strangers(value, key))
    if (wrong.length > 0) fault(`${path}: setData of what is no JSON: ${wrong.slice(0, 3).join(', ')}`)
    const json = JSON.stringify(change)
    const size = Buffer.byteLength(json)
    instance.sizes.push(size)
    if (size > SET_DATA_LIMIT) fault(`${path}: setData of ${Math.round(size / 1024)} KB`)
    for (const [key, value] of Object.entries(sandbox.parse(json) as object)) setAt(data, key, value)
    instance.version += 1
    changed()
    if (done) later(() => done.call(self))
  }
  return instance
}

/** Calls a lifecycle or handler of the app; what it throws is a fault. */
export const callOn = (
  { self, path }: Pick<Instance, 'self' | 'path'>,
  name: string,
  args: readonly unknown[],
  fault: (message: string) => void,
): unknown => {
  const method = self[name]
  if (typeof method !== 'function') return undefined
  try {
    return (method as (...all: unknown[]) => unknown).apply(self, [...args])
  } catch (error) {
    fault(`${path} ${name}: ${textOf(error)}`)
    return undefined
  }
}
