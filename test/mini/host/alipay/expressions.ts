import { parseExpressionAt, type Expression, type SpreadElement } from 'acorn'

/** Names that an expression may use. */
export type Scope = Readonly<Record<string, unknown>>

export type Evaluate = (scope: Scope) => unknown

type Node = Expression | SpreadElement | { readonly type: 'PrivateIdentifier' } | { readonly type: 'Super' }

type Fields = Readonly<Record<string, unknown>>

/** A part of a value; of what is not there nothing can be read. */
const memberOf = (owner: unknown, key: unknown, text: string): unknown => {
  if (owner === undefined || owner === null)
    throw new Error(`${text}: ${String(key)} is read of what is not there`)
  return (Object(owner) as Fields)[String(key)]
}

const BINARY: Readonly<Record<string, (left: never, right: never) => unknown>> = {
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
  '%': (left: number, right: number) => left % right,
  '<': (left: number, right: number) => left < right,
  '>': (left: number, right: number) => left > right,
  '<=': (left: number, right: number) => left <= right,
  '>=': (left: number, right: number) => left >= right,
  '===': (left: unknown, right: unknown) => left === right,
  '!==': (left: unknown, right: unknown) => left !== right,
}

const UNARY: Readonly<Record<string, (value: never) => unknown>> = {
  '!': (value: unknown) => !value,
  '-': (value: number) => -value,
  '+': (value: number) => +value,
  typeof: (value: unknown) => typeof value,
}

const spread = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

/** Makes a function of one node of an expression; whatever templates may not contain ends here. */
const compileNode = (node: Node, text: string): Evaluate => {
  const part = (inner: Node): Evaluate => compileNode(inner, text)
  const unknown = (what: string) => new Error(`${text}: templates know no ${what}`)
  switch (node.type) {
    case 'Literal':
      return () => node.value
    case 'Identifier': {
      const { name } = node
      return (scope) => (name === 'undefined' ? undefined : scope[name])
    }
    case 'ParenthesizedExpression':
      return part(node.expression)
    case 'MemberExpression': {
      const owner = part(node.object)
      const key = node.computed ? part(node.property) : nameOf(node.property, text)
      return (scope) => memberOf(owner(scope), typeof key === 'string' ? key : key(scope), text)
    }
    case 'ConditionalExpression': {
      const [test, yes, no] = [part(node.test), part(node.consequent), part(node.alternate)]
      return (scope) => (test(scope) ? yes(scope) : no(scope))
    }
    case 'LogicalExpression': {
      const [left, right] = [part(node.left), part(node.right)]
      if (node.operator === '||') return (scope) => left(scope) || right(scope)
      if (node.operator === '&&') return (scope) => left(scope) && right(scope)
      throw unknown(`operator ${node.operator}`)
    }
    case 'BinaryExpression': {
      const work = BINARY[node.operator]
      if (!work) throw unknown(`operator ${node.operator}`)
      const [left, right] = [part(node.left), part(node.right)]
      return (scope) => work(left(scope) as never, right(scope) as never)
    }
    case 'UnaryExpression': {
      const work = UNARY[node.operator]
      if (!work) throw unknown(`operator ${node.operator}`)
      const value = part(node.argument)
      return (scope) => work(value(scope) as never)
    }
    case 'ArrayExpression': {
      const parts = node.elements.map((element) => (element ? part(element) : () => undefined))
      return (scope) => parts.map((value) => value(scope))
    }
    case 'ObjectExpression':
      return compileObject(node, text)
    case 'CallExpression':
      return compileCall(node, text)
    default:
      throw unknown(node.type)
  }
}

const nameOf = (node: Node, text: string): string => {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'Literal') return String(node.value)
  throw new Error(`${text}: templates know no name of ${node.type}`)
}

const compileObject = (node: Extract<Node, { type: 'ObjectExpression' }>, text: string): Evaluate => {
  const parts = node.properties.map((property): ((scope: Scope) => Fields) => {
    if (property.type === 'SpreadElement') {
      const value = compileNode(property.argument, text)
      return (scope) => spread(value(scope))
    }
    if (property.kind !== 'init' || property.method || property.computed)
      throw new Error(`${text}: templates know no such part of an object`)
    const [name, value] = [nameOf(property.key, text), compileNode(property.value, text)]
    return (scope) => ({ [name]: value(scope) })
  })
  return (scope) => Object.assign({}, ...parts.map((value) => value(scope))) as Fields
}

/** Only functions of a script beside the template are called: `xs.a(0, item.nn)`. */
const compileCall = (node: Extract<Node, { type: 'CallExpression' }>, text: string): Evaluate => {
  if (node.callee.type !== 'MemberExpression' || node.callee.object.type !== 'Identifier')
    throw new Error(`${text}: templates call functions of their scripts alone`)
  const [callee, list] = [compileNode(node.callee, text), node.arguments.map((one) => compileNode(one, text))]
  return (scope) => {
    const work = callee(scope)
    if (typeof work !== 'function') throw new Error(`${text}: no such function`)
    return (work as (...values: readonly unknown[]) => unknown)(...list.map((value) => value(scope)))
  }
}

/** What is written where a text stands. @throws Error for an object: a reader would see [object Object] */
export const written = (value: unknown, text: string): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new Error(`${text}: ${typeof value} where a text stands`)
}

const parse = (code: string, text: string): Evaluate => {
  const node = parseExpressionAt(code, 0, { ecmaVersion: 2020 })
  const rest = code.slice(node.end).trim()
  if (rest !== '') throw new Error(`${text}: ${rest} is one too many`)
  return compileNode(node, text)
}

/** `i:item` and `...item`, as `data="{{…}}"` of a template writes objects. */
export const compileData = (text: string): Evaluate => {
  const [, inner] = /^\s*\{\{([^]*)\}\}\s*$/.exec(text) ?? []
  if (inner === undefined) throw new Error(`${text}: data is written in {{ }}`)
  return parse(`{${inner}}`, text)
}

/**
 * Compiles an attribute's or a text's words. One expression alone keeps its kind; among other words all are joined.
 * @throws Error when it is none that templates can have
 */
export const compileWords = (text: string): Evaluate => {
  const pieces = text.split(/(\{\{[^]*?\}\})/).filter((piece) => piece !== '')
  const parts = pieces.map((piece): Evaluate => {
    if (/^\{\{[^]*\}\}$/.test(piece)) return parse(piece.slice(2, -2), text)
    if (/\{\{|\}\}/.test(piece)) throw new Error(`${text}: {{ and }} do not match`)
    return () => piece
  })
  const [only] = parts
  if (only === undefined) return () => ''
  if (parts.length === 1) return only
  return (scope) => parts.map((part) => written(part(scope), text)).join('')
}
