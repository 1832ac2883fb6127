import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { BUILT } from '../mini/journeys/mini'
import { openStage, type Stage } from '../mini/journeys/stage'
import type { Launched, Wanted } from './miniLaunch'

/**
 * Launch to Home's content in a host, beside an app of the same Taro and React that says one word.
 * `npx tsx test/bench/mini-launch.bench.ts [weapp|alipay]`; the app must be built (node scripts/build.mjs weapp).
 *
 * A launch ends when the content is on the screen. Each runs in a process of its own, as on a phone, where nothing is
 * compiled yet. Its time is parted into
 * - view: the host's stand-in for the client's view layer, which compiles all templates at each launch and draws by an
 *   interpreter of its own. A real client does the first when the package is uploaded and the second in native code.
 * - network: calls to the server of this run are on their way, and nothing else runs. Node's own network is warm.
 * - package: all the rest, which is reading and running the app's scripts, and what they wait for by themselves.
 *
 * Two ends are told: prices, which need all of the app, and the first screen, which is the package's own time until Home's
 * words and places are handed to the view. A page's first data is handed over when the page is made, before React runs.
 *
 * The bar: either at most 1.2 times the empty app's, whose first screen is its one word.
 */

const ROUNDS = 9
const TARGET: Wanted['target'] = process.argv[2] === 'alipay' ? 'alipay' : 'weapp'
const ROOT = resolve(__dirname, '../..')
const WORD = 'Ready'

const EMPTY: Readonly<Record<string, string>> = {
  'package.json': '{"name":"empty","version":"1.0.0"}',
  'babel.config.js': "module.exports = { presets: [['taro', { framework: 'react', ts: true }]] }",
  'config/index.js': `module.exports = {
    projectName: 'empty', designWidth: 750, deviceRatio: { 750: 1 }, sourceRoot: 'src', outputRoot: 'dist',
    framework: 'react', compiler: { type: 'webpack5', prebundle: { enable: false } }, cache: { enable: false },
    plugins: [], defineConstants: {}, mini: {}, logger: { quiet: true, stats: false },
  }`,
  'src/app.config.js': "export default { pages: ['pages/index/index'] }",
  'src/app.js': 'export default ({ children }) => children',
  'src/pages/index/index.config.js': 'export default {}',
  'src/pages/index/index.jsx': `import { View } from '@tarojs/components'
    export default () => <View>${WORD}</View>`,
}

/** @returns the folder of the built empty app */
const buildEmpty = (folder: string): string => {
  for (const [file, text] of Object.entries(EMPTY)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const taro = join(ROOT, 'node_modules/@tarojs/cli/bin/taro')
  const { status, stdout, stderr } = spawnSync(process.execPath, [taro, 'build', '--type', TARGET], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the empty app does not build: ${stdout}${stderr}`)
  return join(folder, 'dist')
}

/** @returns the folder of a copy of the built app that talks to the server of this run */
const ourCopy = (folder: string, origins: readonly string[]): string => {
  cpSync(join(ROOT, 'dist', TARGET), folder, { recursive: true })
  const common = join(folder, 'common.js')
  writeFileSync(common, readFileSync(common, 'utf8').replaceAll(BUILT, JSON.stringify(origins)))
  return folder
}

/** One launch in a process of its own; this one passes its calls on to the server. */
const launchOnce = async (wanted: Wanted): Promise<Launched> => {
  const script = join(__dirname, 'miniLaunch.ts')
  const args = [...process.execArgv, script, JSON.stringify(wanted)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout) as Launched
}

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const medians = (launches: readonly Launched[]): Launched => {
  const of = (part: keyof Launched): number => medianOf(launches.map((one) => one[part]))
  return {
    whole: of('whole'),
    view: of('view'),
    network: of('network'),
    package: of('package'),
    first: of('first'),
  }
}

const print = (name: string, parts: Launched): void =>
  console.log(
    `${name.padEnd(10)}${Object.entries(parts)
      .map(([part, ms]) => `${part} ${(ms as number).toFixed(0).padStart(4)} ms`)
      .join('   ')}`,
  )

const measure = async ({ origins }: Stage, folder: string): Promise<void> => {
  const empty: Wanted = {
    target: TARGET,
    folder: buildEmpty(join(folder, 'empty')),
    origins: [],
    content: WORD,
    first: WORD,
  }
  const ours: Wanted = {
    target: TARGET,
    folder: ourCopy(join(folder, 'ours'), origins),
    origins,
    content: String.raw`BTC\D+[\d,]+\.\d\d`,
    first: 'Create an account',
  }
  const launches: { readonly empty: Launched; readonly ours: Launched }[] = []
  for (let round = 0; round < ROUNDS; round++)
    launches.push({ empty: await launchOnce(empty), ours: await launchOnce(ours) })
  const nothing = medians(launches.map((one) => one.empty))
  const home = medians(launches.map((one) => one.ours))
  print('empty app', nothing)
  print('ours', home)
  const ratio = (part: (launched: Launched) => number): string => (part(home) / part(nothing)).toFixed(2)
  console.log(`first screen: ${ratio((one) => one.first)} times the empty app's (bar: 1.2)`)
  console.log(`prices: ${ratio((one) => one.package)} times the empty app's (bar: 1.2)`)
  console.log(`whole without the network: ${ratio((one) => one.whole - one.network)} times`)
}

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-empty-'))
  const stage = await openStage()
  try {
    await measure(stage, folder)
  } finally {
    await stage.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

void main()
