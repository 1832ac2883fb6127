import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { compile } from 'sass'

/** A page loads the styles that its modules import, and no others: whatever it shows must have its own among them. */

const SRC = resolve(__dirname, '../../../src')
const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '/index.tsx',
  '/index.ts',
  '/index.h5.tsx',
  '/index.h5.ts',
  '/index.mini.tsx',
]
const FROM = /(?:from|import) '([^']+)'|import\('([^']+)'\)/g
const CLASSES = /className=(?:"([^"]+)"|\{`([^`]+)`\})/g

const filesOf = (end: string): string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(SRC, name))

const named = (css: string): string[] => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)

const STYLES = new Map(filesOf('.scss').map((file) => [file, new Set(named(compile(file).css))]))

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(FROM)].flatMap(([, fixed, later]) => {
    const name = fixed ?? later ?? ''
    if (!/^(@\/|\.)/.test(name)) return []
    const path = name.startsWith('@/') ? join(SRC, name.slice(2)) : resolve(dirname(file), name)
    const found = ENDINGS.map((end) => path + end).find(
      (one) => /\.(tsx?|scss)$/.test(one) && existsSync(one),
    )
    return found ? [found] : []
  })

/** The file with all that it imports, directly or not. */
const reachOf = (file: string, reached = new Set<string>()): Set<string> => {
  if (reached.has(file)) return reached
  reached.add(file)
  if (!file.endsWith('.scss')) for (const other of importsOf(file)) reachOf(other, reached)
  return reached
}

/** The names of classes that stand in a file as they are. */
const usedIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(CLASSES)].flatMap(([, plain, made = '']) =>
    (plain ?? made.replace(/\S*\$\{[^}]*\}\S*/g, ' ')).split(/\s+/),
  )

const missingOf = (page: string): string[] => {
  const reach = [...reachOf(join(SRC, 'app.tsx')), ...reachOf(page)]
  const has = new Set(reach.flatMap((file) => [...(STYLES.get(file) ?? [])]))
  const elsewhere = new Set(
    [...STYLES.values()].flatMap((names) => [...names].filter((name) => !has.has(name))),
  )
  return reach
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => usedIn(file).filter((name) => elsewhere.has(name)))
}

const PAGES = filesOf('.config.ts').map((file) => file.replace(/\.config\.ts$/, '.tsx'))

it('no page shows anything whose styles only another page loads', () => {
  const findings = PAGES.filter((page) => page.includes('/pages/')).map((page) => [
    page.slice(SRC.length),
    missingOf(page),
  ])
  expect(findings.filter(([, missing]) => missing?.length)).toEqual([])
  expect(findings.length).toBeGreaterThan(40)
})
