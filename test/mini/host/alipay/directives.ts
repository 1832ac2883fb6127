import type { Element } from './markup'

/** What a template says about when and how often an element is drawn. */
export interface Directives {
  readonly test: { readonly kind: 'if' | 'elif' | 'else'; readonly words: string } | null
  readonly loop: {
    readonly list: string
    readonly item: string
    readonly index: string
    /** `*this`, or the name of a part of the item; null without one. */
    readonly key: string | null
  } | null
  /** What is left for the element itself. */
  readonly rest: ReadonlyMap<string, string | true>
}

const KNOWN = new Set(['a:if', 'a:elif', 'a:else', 'a:for', 'a:for-item', 'a:for-index', 'a:key'])

const testOf = (text: (name: string) => string | undefined, has: boolean): Directives['test'] => {
  const [yes, other] = [text('a:if'), text('a:elif')]
  if (yes !== undefined) return { kind: 'if', words: yes }
  if (other !== undefined) return { kind: 'elif', words: other }
  return has ? { kind: 'else', words: '' } : null
}

/** Takes an element's directives from its attributes. @throws Error when one is none of Alipay's */
export const directivesOf = ({ tag, attributes }: Element): Directives => {
  for (const name of attributes.keys())
    if (name.includes(':') && !KNOWN.has(name)) throw new Error(`<${tag}> knows no ${name}`)
  const text = (name: string): string | undefined => {
    const value = attributes.get(name)
    if (value === true && name !== 'a:else') throw new Error(`<${tag}>: ${name} needs a value`)
    return value === true ? '' : value
  }
  const list = text('a:for')
  return {
    test: testOf(text, attributes.has('a:else')),
    loop:
      list === undefined
        ? null
        : {
            list,
            item: text('a:for-item') ?? 'item',
            index: text('a:for-index') ?? 'index',
            key: text('a:key') ?? null,
          },
    rest: new Map([...attributes].filter(([name]) => !KNOWN.has(name))),
  }
}
