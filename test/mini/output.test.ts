import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'acorn'

/** Checks what `npm run build:weapp` and `npm run build:alipay` made, as the vendors' tools would. */

const KIB = 1024
/** Limits of both vendors: 2 MB for the main package and for each sub-package. */
const PACKAGE_LIMIT = 2048 * KIB
/** Room that later screens must share: the main package stays well below the vendors' limit. */
const MAIN_BUDGET = 1200 * KIB

interface AppJson {
  readonly pages: readonly string[]
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
  readonly tabBar: {
    readonly list?: readonly { readonly pagePath: string }[]
    readonly items?: readonly { readonly pagePath: string }[]
  }
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

const targets = [
  { target: 'weapp', template: 'wxml', tabBar: 'custom-tab-bar' },
  { target: 'alipay', template: 'axml', tabBar: 'customize-tab-bar' },
] as const

describe.each(targets)('the $target build', ({ target, template, tabBar }) => {
  const folder = join('dist', target)
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const app = JSON.parse(read('app.json')) as AppJson
  const files = filesOf(folder)
  const sizeOf = (list: readonly string[]): number =>
    list.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  const inSub = (root: string) => (file: string) => file.startsWith(`${root}/`)

  it('has script, settings and template of every page', () => {
    const pages = [
      ...app.pages,
      ...app.subPackages.flatMap(({ root, pages: own }) => own.map((p) => `${root}/${p}`)),
    ]
    const parts = pages.flatMap((page) => ['js', 'json', template].map((end) => `${page}.${end}`))
    expect(parts.filter((part) => !existsSync(join(folder, part)))).toEqual([])
    expect(pages).toContain('pages/kline/kline')
  })

  it('has the component of a tab bar of our own, and tab pages in the main package only', () => {
    const parts = ['js', 'json', template].map((end) => join(folder, tabBar, `index.${end}`))
    expect(parts.filter((part) => !existsSync(part))).toEqual([])
    const tabs = (app.tabBar.list ?? app.tabBar.items ?? []).map((tab) => tab.pagePath)
    expect(tabs).toHaveLength(4)
    expect(tabs.filter((page) => !app.pages.includes(page))).toEqual([])
  })

  it('keeps the main package within its budget and every package within the limit', () => {
    const subs = app.subPackages.map(({ root }) => files.filter(inSub(root)))
    const main = files.filter((file) => !app.subPackages.some(({ root }) => inSub(root)(file)))
    expect(sizeOf(main)).toBeLessThan(MAIN_BUDGET)
    for (const sub of subs) expect(sizeOf(sub)).toBeLessThan(PACKAGE_LIMIT)
    expect(main.length).toBeGreaterThan(20)
  })

  const scripts = files.filter((file) => file.endsWith('.js'))

  it('holds no syntax newer than ES2020', () => {
    for (const file of scripts) {
      expect(() => parse(read(file), { ecmaVersion: 2020, sourceType: 'script' })).not.toThrow()
    }
    expect(scripts.length).toBeGreaterThan(15)
  })

  it('uses nothing that the engines of mini-programs lack', () => {
    // Array and string methods, objects and globals that came after ES2020, and those of browsers.
    const newer =
      /\.at\(-|\.(?:replaceAll|findLast|findLastIndex|toSorted|toReversed|toSpliced)\(|\bObject\.(?:hasOwn|groupBy)\b|\b(?:structuredClone|queueMicrotask|localStorage|XMLHttpRequest)\b|\bIntl\.|\bnew (?:URL|WeakRef|TextEncoder|TextDecoder|WebSocket|AggregateError)\b|\bPromise\.any\b|[^.\w]fetch\(/g
    const found = scripts.flatMap((file) =>
      Array.from(read(file).matchAll(newer), (match) => `${file}: ${match[0]}`),
    )
    expect(found).toEqual([])
  })

  it('has styles without selectors that mini-programs refuse', () => {
    const styles = files.filter((file) => /\.(wxss|acss)$/.test(file))
    const refused = /(?:^|[{},])\s*(?:\*|html|body\b(?!,))[^{},]*\{|:lang\(/
    expect(styles.filter((file) => refused.test(read(file)))).toEqual([])
    expect(styles.length).toBeGreaterThan(5)
  })
})

describe('the view compilers of WeChat', () => {
  const platform = { linux: 'linux', darwin: 'mac', win32: 'windows' }[process.platform as string] ?? 'linux'
  const bin = join(dirname(require.resolve('miniprogram-compiler/package.json')), 'bin', platform)
  let tools = ''
  beforeAll(() => {
    tools = mkdtempSync(join(tmpdir(), 'limelight-wechat-'))
  })
  afterAll(() => rmSync(tools, { recursive: true, force: true }))

  /** The package's own copies may not be executable. */
  const compile = (tool: 'wcc' | 'wcsc', args: readonly string[]) => {
    const name = process.platform === 'win32' ? `${tool}.exe` : tool
    const copy = join(tools, name)
    copyFileSync(join(bin, name), copy)
    chmodSync(copy, 0o755)
    const { status, stdout, stderr } = spawnSync(copy, args, {
      cwd: join('dist', 'weapp'),
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    })
    return { status, errors: stderr.trim(), size: stdout.length }
  }
  const named = (end: RegExp): string[] => filesOf(join('dist', 'weapp')).filter((file) => end.test(file))

  it('take every template', () => {
    const { status, errors, size } = compile('wcc', ['-d', ...named(/\.(wxml|wxs)$/), '-gn', '$gwx'])
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(size).toBeGreaterThan(50_000)
  })

  it('take every style', () => {
    // The first file named is compiled, the others are there to be imported.
    const styles = named(/\.wxss$/)
    const results = styles.map((root) => ({
      root,
      ...compile('wcsc', ['-lc', root, ...styles.filter((other) => other !== root)]),
    }))
    expect(results.filter(({ status, errors }) => status !== 0 || errors !== '')).toEqual([])
    expect(results.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(50_000)
  })
})
