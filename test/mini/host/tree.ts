import type { Instance } from './instance'
import type { EventSide, ViewNode } from './types'

/** An element in its place on a page. */
export interface Placed {
  readonly node: ViewNode
  /** Whose methods its handlers name. */
  readonly owner: Instance
  readonly parent: Placed | null
  readonly children: readonly (Placed | string)[]
}

/** An attribute as text; '' when it is missing or none. */
export const attributeOf = ({ attributes }: ViewNode, name: string): string => {
  const value = attributes[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export const idOf = ({ node }: Placed): string => attributeOf(node, 'id')

/** What a screen reader takes the element for: Alipay's client reads `role`, WeChat's `aria-role`. */
export const roleOf = ({ node }: Placed): string =>
  attributeOf(node, 'aria-role') || attributeOf(node, 'role')

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
