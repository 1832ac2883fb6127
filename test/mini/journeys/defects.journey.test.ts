import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHost } from '../host/host'
import type { Running } from '../host/running'
import { weapp } from '../host/weapp'

/** Test of the tests: each deliberate defect, in a copy of the built package, must be found. */

const BUILT = 'dist/weapp'
/** Where the build says the server is; nobody listens there, and nothing here needs an answer. */
const ORIGIN = 'http://127.0.0.1:8080'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-defect-'))
  cpSync(BUILT, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const change = (file: string, edit: (text: string) => string): void => {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = edit(before)
  if (after === before) throw new Error(`the defect is not in ${file}`)
  writeFileSync(path, after)
}

/** Adds to the end of Home's script, where the page runs. */
const inHome = (code: string): void => change('pages/home/index.js', (text) => `${text};${code}`)

/** A member of the options of every page. */
const onLoad = (code: string): void =>
  change(
    'pages/home/index.js',
    (text) =>
      `var real=Page;Page=function(o){var f=o.onLoad;o.onLoad=function(q){${code};return f.call(this,q)};real(o)};${text}`,
  )

/** Opens the app, looks at its first screen, goes on, and tells what was found. */
const faultsOf = async (after: (run: Running) => void = () => undefined): Promise<string> => {
  const run = openHost({ client: weapp, folder, origins: [ORIGIN] })
  if (run.stack.open.length > 0) {
    await run.change(2_000)
    run.page().all()
    after(run)
    await run.change(500)
  }
  const faults = run.allFaults().join('\n')
  run.close()
  return faults
}

const removeFile = (file: string): void => {
  if (!existsSync(join(folder, file))) throw new Error(`${file} is not in the package`)
  rmSync(join(folder, file))
}

test('without a defect there is no fault', async () => {
  expect(await faultsOf()).toBe('')
})

type Defect = readonly [name: string, spoil: () => void, found: RegExp, after?: (run: Running) => void]

const DEFECTS: readonly Defect[] = [
  [
    'a missing page file',
    () => removeFile('pages/home/index.js'),
    /missing in the package: pages\/home\/index\.js/,
  ],
  [
    'a missing template of a page opened later',
    () => removeFile('pages/reg.wxml'),
    /missing in the package: pages\/reg\.wxml/,
    (run) => run.navigate('/pages/reg'),
  ],
  [
    'a wrong route',
    () => inHome("wx.navigateTo({ url: '/pages/nowhere/index' })"),
    /pages\/nowhere\/index is not in app\.json/,
  ],
  [
    'a tab opened as a page',
    () => onLoad("wx.navigateTo({ url: '/pages/asset/index' })"),
    /pages\/asset\/index is a tab/,
  ],
  ['a global of browsers', () => inHome('window.scrollTo(0, 0)'), /window is not defined/],
  ['a global of Node', () => inHome('process.exit'), /process is not defined/],
  ['a built-in newer than ES2020', () => inHome('[1].at(-1)'), /\.at is not a function/],
  ['Intl', () => inHome("new Intl.NumberFormat('en')"), /Intl is not defined/],
  [
    'code made of a text',
    () => inHome("new Function('return 1')()"),
    /Code generation from strings disallowed/,
  ],
  ['an API that WeChat does not have', () => inHome('wx.getWeather()'), /unknown API wx\.getWeather/],
  [
    'a template with an open expression',
    () => change('base.wxml', (text) => text.replace('class="{{i.cl}}"', 'class="{{i.cl"')),
    /wcc: /,
  ],
  [
    'a handler that the page has not',
    () => change('base.wxml', (text) => text.replaceAll('bindtap="eh"', 'bindtap="gone"')),
    /no handler gone for tap/,
    (run) => {
      const heard = run
        .page()
        .all()
        .find(({ node }) => node.handlers.has('tap'))
      if (heard) run.page().happen(heard, { type: 'tap', detail: {}, touches: [], bubbles: true })
    },
  ],
  [
    'a request to a foreign host',
    () => inHome("wx.request({ url: 'https://example.com/x' })"),
    /example\.com\/x: not in the domain list/,
  ],
  [
    'a socket to a foreign host',
    () => inHome("wx.connectSocket({ url: 'wss://example.com/x' })"),
    /example\.com\/x: not in the domain list/,
  ],
  ['a setData over 256 KB', () => onLoad("this.setData({ big: 'x'.repeat(300000) })"), /setData of 293 KB/],
  [
    'a setData of what is no JSON',
    () => onLoad('this.setData({ when: new Date() })'),
    /setData of what is no JSON: when/,
  ],
  ['a warning on the console', () => inHome("console.warn('careful')"), /console\.warn: careful/],
  [
    'an error in a timer',
    () => inHome("setTimeout(function () { throw new Error('late') }, 1)"),
    /in a timer: Error: late/,
  ],
  [
    'a file of a sub-package needed too early',
    () => inHome("require('../kline/kline')"),
    /its sub-package is not loaded yet/,
  ],
]

test.each(DEFECTS.map((defect) => [defect[0], defect] as const))(
  '%s is found',
  async (_name, [, spoil, found, after]) => {
    spoil()
    expect(await faultsOf(after)).toMatch(found)
  },
)
