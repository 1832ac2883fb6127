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
/** Both vendors take packages of 2 MB; ours stay well below, so that later screens have room. */
const MAIN_BUDGET = 1200 * KIB
const SUB_BUDGET = 1500 * KIB
/** Scripts of a launch; they are 512 KiB now, and each weighs on every launch. */
const LAUNCH_BUDGET = 550 * KIB
/** WeChat loads no more than this ahead of one page. */
const PRELOAD_LIMIT = 2048 * KIB
/** Files that are named when a package is too large. */
const NAMED = 15

interface AppJson {
  readonly pages: readonly string[]
  readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
  readonly preloadRule: Readonly<Record<string, { readonly packages: readonly string[] }>>
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

  const pages = [
    ...app.pages,
    ...app.subPackages.flatMap(({ root, pages: own }) => own.map((p) => `${root}/${p}`)),
  ]

  it('has script, settings and template of every page', () => {
    const parts = pages.flatMap((page) => ['js', 'json', template].map((end) => `${page}.${end}`))
    expect(parts.filter((part) => !existsSync(join(folder, part)))).toEqual([])
    expect(pages).toContain('pages/kline/kline')
  })

  it('offers an invitation to friends, and to the timeline where there is one', () => {
    const script = read('pages/me/share.js')
    expect(script).toContain('enableShareAppMessage')
    expect(script.includes('enableShareTimeline')).toBe(target === 'weapp')
  })

  it('has the component of a tab bar of our own, and tab pages in the main package only', () => {
    const parts = ['js', 'json', template].map((end) => join(folder, tabBar, `index.${end}`))
    expect(parts.filter((part) => !existsSync(part))).toEqual([])
    const tabs = (app.tabBar.list ?? app.tabBar.items ?? []).map((tab) => tab.pagePath)
    expect(tabs).toHaveLength(4)
    expect(tabs.filter((page) => !app.pages.includes(page))).toEqual([])
  })

  it('brings what Home does not need with all other pages, and a launch reads little', () => {
    const bringing = (list: readonly string[]) => list.filter((file) => read(file).includes('/later"'))
    const scripts = pages.map((page) => `${page}.js`)
    expect(bringing(scripts)).toEqual(scripts.filter((file) => file !== 'pages/home/index.js'))
    const launch = [
      'app',
      'common',
      'vendors',
      'taro',
      'runtime',
      'firstScreen',
      'firstScreen/user_ja_JP',
      'pages/home/index',
    ].map((name) => `${name}.js`)
    expect(bringing(launch)).toEqual([])
    expect(tooLarge('launch', launch, LAUNCH_BUDGET)).toEqual([])
  })

  const subOf = (root: string): string[] => files.filter(inSub(root))
  const main = files.filter((file) => !app.subPackages.some(({ root }) => inSub(root)(file)))

  /** Nothing, or what makes a package too large. */
  const tooLarge = (name: string, list: readonly string[], budget: number): string[] => {
    const size = sizeOf(list)
    if (size <= budget) return []
    const largest = [...list].sort((a, b) => sizeOf([b]) - sizeOf([a])).slice(0, NAMED)
    const kib = (bytes: number): string => `${Math.ceil(bytes / KIB)} KiB`
    return [
      `${name}: ${kib(size)} of ${kib(budget)}`,
      ...largest.map((file) => `  ${kib(sizeOf([file]))} ${file}`),
    ]
  }

  it('keeps every package within its budget', () => {
    expect([
      ...tooLarge('main package', main, MAIN_BUDGET),
      ...app.subPackages.flatMap(({ root }) => tooLarge(root, subOf(root), SUB_BUDGET)),
    ]).toEqual([])
    expect(main.length).toBeGreaterThan(20)
    expect(tooLarge('main package', main, 0).length).toBe(NAMED + 1)
  })

  it('loads ahead what the next tap is likely to need, and not more than may be', () => {
    const roots = app.subPackages.map(({ root }) => root)
    const rules = Object.entries(app.preloadRule)
    for (const [page, { packages }] of rules) {
      expect(app.pages).toContain(page)
      expect(packages.filter((root) => !roots.includes(root))).toEqual([])
      expect(sizeOf(packages.flatMap(subOf))).toBeLessThan(PRELOAD_LIMIT)
    }
    expect(app.preloadRule['pages/mark/index']?.packages).toContain('pages/kline')
  })

  const scripts = files.filter((file) => file.endsWith('.js'))

  it('holds no syntax newer than ES2020', () => {
    for (const file of scripts) {
      expect(() => parse(read(file), { ecmaVersion: 2020, sourceType: 'script' })).not.toThrow()
    }
    expect(scripts.length).toBeGreaterThan(15)
  })

  it('makes no code of texts', () => {
    const made = /(?:^|[^.\w$])(?:eval\(|Function\()|\bset(?:Timeout|Interval)\(\s*["'`]/
    expect(scripts.filter((file) => made.test(read(file)))).toEqual([])
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

  it('has styles without selectors that mini-programs refuse, and places nothing by what old phones do not know', () => {
    const styles = files.filter((file) => /\.(wxss|acss)$/.test(file))
    const refused = /(?:^|[{},])\s*(?:\*|html|body\b(?!,))[^{},]*\{|:lang\(/
    expect(styles.filter((file) => refused.test(read(file)))).toEqual([])
    expect(styles.length).toBeGreaterThan(5)
    // Older phones than iOS 14.5 know the four sides, and not `inset`.
    expect(styles.filter((file) => /[;{]inset:/.test(read(file)))).toEqual([])
  })
})

describe('what the vendors want to know', () => {
  const json = (file: string): Record<string, unknown> =>
    JSON.parse(readFileSync(join('dist', file), 'utf8')) as Record<string, unknown>

  it('WeChat: private interfaces are named, explained, and asked for by the app itself', () => {
    const app = json('weapp/app.json')
    expect(app.__usePrivacyCheck__).toBe(true)
    expect(app.requiredPrivateInfos).toEqual(['chooseLocation'])
    const { desc } = (app.permission as Record<string, { desc: string }>)['scope.userLocation'] ?? {
      desc: '',
    }
    expect(desc.length).toBeGreaterThan(0)
    expect(desc.length).toBeLessThanOrEqual(30)
    expect(readFileSync(join('dist', 'weapp', 'common.js'), 'utf8')).toContain('agreePrivacyAuthorization')
  })

  it('only interfaces that are named there are used', () => {
    const needDeclaring =
      /\.(getLocation|getFuzzyLocation|onLocationChange|startLocationUpdate|startLocationUpdateBackground|choosePoi|chooseAddress)\(/
    const scripts = filesOf(join('dist', 'weapp')).filter((file) => file.endsWith('.js'))
    expect(
      scripts.filter((file) => needDeclaring.test(readFileSync(join('dist', 'weapp', file), 'utf8'))),
    ).toEqual([])
  })

  it('each project is one that the vendor’s tool opens', () => {
    expect(json('weapp/project.config.json')).toMatchObject({
      miniprogramRoot: './',
      compileType: 'miniprogram',
      setting: { urlCheck: true, es6: false },
    })
    expect(json('alipay/mini.project.json')).toMatchObject({ format: 2, compileType: 'mini' })
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
