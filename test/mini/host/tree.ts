import type { Instance } from './instance'
import type { EventSide, ViewNode } from './types'

/** An element in its place on a page. */
export interface Placed {
  readonly node: ViewNode
  /** Whose methods its handlers name. */
  readonly owner: Instance
  readonly parent: Placed | null
  readonly children: readonly (Placed | string)[]
  /** What the app said of it that templates do not print: `ariaLabel`, `ariaRole`. */
  readonly said: Readonly<Record<string, unknown>>
}

/** An attribute as text; '' when it is missing or none. */
export const attributeOf = ({ attributes }: ViewNode, name: string): string => {
  const value = attributes[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export const idOf = ({ node }: Placed): string => attributeOf(node, 'id')

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The element as events tell of it. */
export const sideOf = (placed: Placed): EventSide => ({
  id: idOf(placed),
  dataset: Object.fromEntries(
    Object.entries(placed.node.attributes)
      .filter(([name]) => name.startsWith('data-'))
      .map(([name, value]) => [camel(name.slice('data-'.length)), value]),
  ),
})

/** All elements from here on, this one first. */
export const allOf = (placed: Placed): Placed[] => [
  placed,
  ...placed.children.flatMap((child) => (typeof child === 'string' ? [] : allOf(child))),
]

/** What is to be read in an element, its parts joined as they stand. */
export const readOf = (placed: Placed): string =>
  placed.children.map((child) => (typeof child === 'string' ? child : readOf(child))).join('')

export const classesOf = ({ node }: Placed): readonly string[] => attributeOf(node, 'class').split(/\s+/)

export const ancestorsOf = (placed: Placed): Placed[] =>
  placed.parent ? [placed.parent, ...ancestorsOf(placed.parent)] : []

/** The data of each element by its id, as Taro keeps it: `sid`, children in `cn`. */
export const saidById = (data: unknown, found = new Map<string, Record<string, unknown>>()) => {
  if (typeof data !== 'object' || data === null) return found
  const { sid, cn } = data as { sid?: unknown; cn?: unknown }
  if (typeof sid === 'string') found.set(sid, data as Record<string, unknown>)
  const children: unknown[] = Array.isArray(cn) ? cn : Object.values(cn ?? {})
  for (const child of children) saidById(child, found)
  return found
}
