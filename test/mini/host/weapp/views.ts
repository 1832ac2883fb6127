import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import vm from 'node:vm'
import type { Handler, ViewNode, Views } from '../types'

const PLATFORMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'mac', win32: 'windows' }

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(wxml|wxs)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

/** Runs WeChat's own compiler of templates. @returns the script it made @throws with its words */
const runCompiler = (folder: string): string => {
  const bin = join(
    dirname(require.resolve('miniprogram-compiler/package.json')),
    'bin',
    PLATFORMS[process.platform] ?? 'linux',
  )
  const name = process.platform === 'win32' ? 'wcc.exe' : 'wcc'
  const tools = mkdtempSync(join(tmpdir(), 'limelight-wcc-'))
  // The package's own copy may not be executable.
  const copy = join(tools, name)
  copyFileSync(join(bin, name), copy)
  chmodSync(copy, 0o755)
  const { status, stdout, stderr } = spawnSync(copy, ['-d', ...filesOf(folder), '-gn', '$gwx'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  rmSync(tools, { recursive: true, force: true })
  if (status !== 0 || stderr.trim() !== '') throw new Error(`wcc: ${stderr.trim() || `ended with ${status}`}`)
  return stdout
}

/** What the compiled templates return. */
interface Raw {
  readonly tag: string
  readonly attr?: Readonly<Record<string, unknown>>
  readonly children: readonly (Raw | string)[]
}

type Draw = (data: object) => Raw

const HANDLER = /^(?:capture-)?(bind|catch):?(.+)$/

/** The compiler writes `aria-label` as `ariaLabel`. */
const asWritten = (name: string): string =>
  /^aria[A-Z]/.test(name) ? `aria-${name.slice('aria'.length).toLowerCase()}` : name

const nodeOf = (raw: Raw): ViewNode => {
  const handlers = new Map<string, Handler>()
  const attributes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(raw.attr ?? {})) {
    const [, kind, type] = HANDLER.exec(name) ?? []
    if (kind && type && typeof value === 'string')
      handlers.set(type.replace(/-/g, '').toLowerCase(), { method: value, catches: kind === 'catch' })
    else attributes[asWritten(name)] = value
  }
  const tag = raw.tag.replace(/^wx-/, '')
  return { tag, attributes, handlers, children: raw.children.map((child) => partOf(child)) }
}

const partOf = (part: Raw | string): ViewNode | string =>
  typeof part === 'object' ? nodeOf(part) : String(part)

/** Compiles the package's templates and draws with what WeChat's compiler made of them. */
export const compileViews = (folder: string, fault: (message: string) => void): Views => {
  const warn = (...words: unknown[]): void => fault(`view: ${words.map(String).join(' ')}`)
  const globals: Record<string, unknown> = { console: { warn, error: warn, log: () => undefined } }
  globals.window = globals
  const context = vm.createContext(globals)
  vm.runInContext(runCompiler(folder), context, { filename: 'wcc' })
  const find = globals.$gwx as (path: string) => Draw | undefined
  // The view is a realm of its own: data comes to it as text.
  const take = vm.runInContext('(json) => JSON.parse(json)', context) as (json: string) => object
  const drawers = new Map<string, Draw>()
  return {
    render: (path, data) => {
      const draw = drawers.get(path) ?? find(`${path}.wxml`)
      if (!draw) throw new Error(`${path}: no template`)
      drawers.set(path, draw)
      return draw(take(JSON.stringify(data))).children.map((child) => partOf(child))
    },
  }
}
