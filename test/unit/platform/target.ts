import { join, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { buildSync } from 'esbuild'
import { JSDOM } from 'jsdom'
import { miniEndings } from '../../../config/resolve'

/** Loads adapters as a target's build takes them, with Taro's own layer, above a hand-written client. */

export type MiniTarget = 'weapp' | 'alipay'

/** The one global object under which a client offers everything. */
export const CLIENT_NAMES: Readonly<Record<MiniTarget, string>> = { weapp: 'wx', alipay: 'my' }

const ROOT = resolve(__dirname, '../../..')

const REACT = join(ROOT, 'test/unit/platform/reactAtOnce.ts')

/** Switches of Taro's runtime that a build sets, all off. */
const SWITCHES = ['INNER_HTML', 'ADJACENT_HTML', 'SIZE_APIS', 'TEMPLATE_CONTENT', 'CLONE_NODE', 'CONTAINS']

/** What only native shells load: they have tests of their own. */
const SHELL_PARTS = ['src/platform/shell/native/*', 'src/features/device/*'].map((path) => join(ROOT, path))

const defined = (target: string): Record<string, string> => ({
  ...Object.fromEntries([...SWITCHES, 'MUTATION_OBSERVER'].map((name) => [`ENABLE_${name}`, 'false'])),
  global: 'globalThis',
  'process.env.TARO_ENV': JSON.stringify(target),
  'process.env.TARO_PLATFORM': JSON.stringify(target === 'h5' ? 'web' : 'mini'),
  'process.env.FRAMEWORK': '"react"',
  'process.env.NODE_ENV': '"production"',
  'process.env.SUPPORT_TARO_POLYFILL': '"disabled"',
})

const aliases = (target: string): Record<string, string> => ({
  '@': join(ROOT, 'src'),
  '@core': join(ROOT, 'core'),
  ...(target === 'h5'
    ? { '@tarojs/taro': join(ROOT, 'test/unit/platform/webTaro.mjs') }
    : { '@tarojs/components': `@tarojs/plugin-platform-${target}/dist/components-react` }),
  'react/jsx-runtime': REACT,
  react: REACT,
})

const bundles = new Map<string, string>()

/** Code that gives the exports of a file below src/platform. */
const bundle = (target: MiniTarget | 'h5', file: string): string => {
  const key = `${target} ${file}`
  const known = bundles.get(key)
  if (known !== undefined) return known
  const start = target === 'h5' ? '' : `import '@tarojs/plugin-platform-${target}/dist/runtime'\n`
  const { outputFiles } = buildSync({
    stdin: {
      contents: `${start}export * from '@/platform/${file}'\nexport { leave } from 'react'`,
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'adapter',
    jsx: 'automatic',
    logLevel: 'error',
    target: 'es2020',
    loader: { '.scss': 'empty' },
    external: SHELL_PARTS,
    resolveExtensions: [...(target === 'h5' ? [] : miniEndings(target)), '.ts', '.tsx', '.mjs', '.js'],
    alias: aliases(target),
    define: defined(target),
  })
  const code = outputFiles[0]?.text ?? ''
  bundles.set(key, code)
  return code
}

/** What every engine has; timers go through the test's own clock. */
const engine = (): object => ({
  console,
  Error,
  Promise,
  // A timer of an adapter keeps no test from ending.
  setTimeout: (run: () => void, ms?: number) => setTimeout(run, ms).unref(),
  clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  setInterval: (run: () => void, ms?: number) => setInterval(run, ms).unref(),
  clearInterval: (timer: NodeJS.Timeout) => clearInterval(timer),
})

/** An adapter, and the end of all components that were called with it. */
type Loaded<T> = T & { readonly leave: () => void }

/** The adapter that this mini-program's build takes, fresh, above the given client. */
export const loadMini = <T>(target: MiniTarget, file: string, client: object): Loaded<T> =>
  runInNewContext(`${bundle(target, file)}\nadapter`, {
    ...engine(),
    [CLIENT_NAMES[target]]: client,
    // Alipay has this one object of a browser.
    navigator: { userAgent: '' },
    getApp: () => ({}),
    getCurrentPages: () => [],
  }) as Loaded<T>

const pages: JSDOM[] = []
// What a page still waits for ends with its test.
afterEach(() => pages.splice(0).forEach(({ window }) => window.close()))

/** The web's adapter, fresh, on a page of its own; `changes` takes the place of what the page has by itself. */
export const loadWeb = <T>(
  file: string,
  changes: object = {},
): { readonly adapter: Loaded<T>; readonly page: JSDOM } => {
  const page = new JSDOM('<body></body>', { url: 'https://app.example/', runScripts: 'outside-only' })
  pages.push(page)
  for (const [name, value] of Object.entries(changes))
    Object.defineProperty(page.window, name, { value, configurable: true })
  return { adapter: page.window.eval(`${bundle('h5', file)}\nadapter`) as Loaded<T>, page }
}
