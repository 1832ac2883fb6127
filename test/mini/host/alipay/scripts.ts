import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { parse, type Program } from 'acorn'

/** What a script beside templates exports, as templates call it. */
export type ScriptParts = Readonly<Record<string, unknown>>

/** Scripts beside templates are written in an older language than the app. */
const LANGUAGE = 2015

/** The script with what it exports assigned to a name, so that a realm without modules can run it. */
const withoutModules = (code: string, file: string): string => {
  const program: Program = parse(code, { ecmaVersion: LANGUAGE, sourceType: 'module' })
  const edits = program.body.flatMap((node) => {
    if (node.type === 'ExportDefaultDeclaration') return [[node.start, node.declaration.start] as const]
    if (/^(Import|Export)/.test(node.type)) throw new Error(`${file}: ${node.type} is not known to the host`)
    return []
  })
  const [only, second] = edits
  if (!only || second) throw new Error(`${file}: a script has one default export`)
  return `${code.slice(0, only[0])}parts = ${code.slice(only[1])}`
}

/** Runs a script in a realm of its own, with the language and nothing else. @throws when it is none that clients take */
export const runScript = (file: string): ScriptParts => {
  const context = vm.createContext({ parts: null }, { codeGeneration: { strings: false, wasm: false } })
  vm.runInContext(`'use strict';${withoutModules(readFileSync(file, 'utf8'), file)}`, context, {
    filename: file,
  })
  const { parts } = context as { parts: ScriptParts | null }
  if (typeof parts !== 'object' || parts === null) throw new Error(`${file}: exports no object`)
  return parts
}
