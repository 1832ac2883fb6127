import type { Handler, ViewNode } from '../types'
import { directivesOf, type Directives } from './directives'
import { handlerOf, isBuiltIn, refusalOf } from './elements'
import { compileData, compileWords, written, type Evaluate, type Scope } from './expressions'
import type { Element } from './markup'

/** One drawing of a page or component. */
export interface Drawing {
  /** Names of the components that it may use. */
  readonly components: ReadonlySet<string>
  readonly fault: (message: string) => void
}

export type Part = ViewNode | string
export type Draw = (scope: Scope, drawing: Drawing) => readonly Part[]

/** What a file gives its elements. */
export interface FileParts {
  /** @returns how a template is drawn, with data of its own; undefined when none has this name */
  template: (name: string) => Draw | undefined
  /** Whether some component of the package has this name. */
  isComponent: (tag: string) => boolean
}

type Attribute = readonly [name: string, value: Evaluate]

const attributeOf = (tag: string, name: string, value: string | true): Attribute => {
  const refusal = refusalOf(tag, name)
  if (refusal !== null) throw new Error(refusal)
  return [name, value === true ? () => true : compileWords(value)]
}

const handlersOf = (tag: string, attributes: Directives['rest']): Map<string, Handler> => {
  const handlers = new Map<string, Handler>()
  for (const [name, method] of attributes) {
    const handler = handlerOf(name)
    if (!handler) continue
    if (typeof method !== 'string' || !/^\w+$/.test(method))
      throw new Error(`<${tag}>: ${name} names no method`)
    handlers.set(handler.event.toLowerCase(), { method, catches: handler.catches })
  }
  return handlers
}

/** An element of the client or a component of the package. */
const compileElement = (element: Element, rest: Directives['rest'], file: FileParts): Draw => {
  const { tag } = element
  if (!isBuiltIn(tag) && !file.isComponent(tag)) throw new Error(`<${tag}> is no element of Alipay`)
  const attributes = [...rest].map(([name, value]) => attributeOf(tag, name, value))
  const values = attributes.filter(([name]) => !handlerOf(name))
  const handlers = handlersOf(tag, rest)
  const inner = compileParts(element.children, file)
  return (scope, drawing) => {
    if (!isBuiltIn(tag) && !drawing.components.has(tag))
      drawing.fault(`<${tag}> is not among usingComponents`)
    const said = values.map(([name, value]) => [name, value(scope)] as const)
    return [
      {
        tag,
        attributes: Object.fromEntries(said.filter(([, value]) => value !== undefined)),
        handlers,
        children: inner(scope, drawing),
      },
    ]
  }
}

/** `<template is data>`: draws with the data alone. */
const compileCall = (rest: Directives['rest'], file: FileParts): Draw => {
  const [is, data] = [rest.get('is'), rest.get('data')]
  if (typeof is !== 'string') throw new Error('<template> has neither name nor is')
  const name = compileWords(is)
  const values: Evaluate = typeof data === 'string' ? compileData(data) : () => ({})
  return (scope, drawing) => {
    const draw = file.template(String(name(scope)))
    if (!draw) throw new Error(`no template ${String(name(scope))}`)
    return draw(values(scope) as Scope, drawing)
  }
}

const compileOnce = (element: Element, rest: Directives['rest'], file: FileParts): Draw => {
  if (element.tag === 'block') return compileParts(element.children, file)
  if (element.tag === 'template') return compileCall(rest, file)
  return compileElement(element, rest, file)
}

/** Two parts of a list with one key are mixed up when the list changes. */
const checkKeys = (keys: readonly unknown[], drawing: Drawing): void => {
  const twice = keys.find((key, i) => keys.indexOf(key) !== i)
  if (twice !== undefined) drawing.fault(`a:key ${written(twice, 'a:key')} is there twice`)
}

const compileLoop = (loop: NonNullable<Directives['loop']>, once: Draw): Draw => {
  const list = compileWords(loop.list)
  return (scope, drawing) => {
    const found = list(scope)
    if (found === undefined || found === null) return []
    if (!Array.isArray(found)) throw new Error(`a:for of ${loop.list}: no list`)
    const items: readonly unknown[] = found
    const { key } = loop
    if (key !== null)
      checkKeys(
        items.map((item) => (key === '*this' ? item : (item as Scope)[key])),
        drawing,
      )
    return items.flatMap((item, index) => once({ ...scope, [loop.item]: item, [loop.index]: index }, drawing))
  }
}

interface Branch {
  readonly test: Evaluate
  readonly draw: Draw
}

/** `a:if`, `a:elif`, `a:else` beside each other: the first that holds is drawn. */
const drawFirst =
  (branches: readonly Branch[]): Draw =>
  (scope, drawing) =>
    branches.find(({ test }) => Boolean(test(scope)))?.draw(scope, drawing) ?? []

/** Compiles what stands beside each other. @throws Error when something is not Alipay's */
export const compileParts = (parts: readonly (Element | string)[], file: FileParts): Draw => {
  const draws: Draw[] = []
  let chain: Branch[] | null = null
  for (const part of parts) {
    if (typeof part === 'string') {
      const words = compileWords(part)
      draws.push((scope) => [written(words(scope), part)])
      chain = null
      continue
    }
    const { test, loop, rest } = directivesOf(part)
    const once = compileOnce(part, rest, file)
    const draw = loop ? compileLoop(loop, once) : once
    if (test?.kind === 'if') draws.push(drawFirst((chain = [])))
    else if (test && !chain) throw new Error(`a:${test.kind} without a:if before it`)
    if (!test) {
      draws.push(draw)
      chain = null
    } else chain?.push({ test: test.kind === 'else' ? () => true : compileWords(test.words), draw })
    if (test?.kind === 'else') chain = null
  }
  return (scope, drawing) => draws.flatMap((draw) => draw(scope, drawing))
}
