import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { openHost } from '../mini/host/host'
import type { HostOptions } from '../mini/host/running'
import { readOf } from '../mini/host/tree'
import { weapp } from '../mini/host/weapp'
import { openStage, type Stage } from '../mini/journeys/stage'

/**
 * Launch to Home's content in WeChat's host, beside an app of Taro and React that says one word: what our code costs on top.
 * `npx tsx test/bench/mini-launch.bench.ts`; the app must be built (node scripts/build.mjs weapp).
 */

const ROUNDS = 9
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
  const { status, stdout, stderr } = spawnSync(process.execPath, [taro, 'build', '--type', 'weapp'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the empty app does not build: ${stdout}${stderr}`)
  return join(folder, 'dist')
}

/** Milliseconds from the launch until a text is on the screen. */
const launchOnce = async (options: HostOptions, content: RegExp): Promise<number> => {
  const started = performance.now()
  const run = openHost(options)
  while (!content.test(readOf(run.page().root()))) await run.change(1_000)
  const took = performance.now() - started
  const faults = run.allFaults()
  run.close()
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return took
}

const medianOf = async (work: () => Promise<number>): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await work())
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN
}

/** The calls that Home's content needs, without an app. */
const network = (stage: Stage) => async (): Promise<number> => {
  const started = performance.now()
  await stage.ok('ext.pairs', {})
  return performance.now() - started
}

const measure = async (stage: Stage, empty: string): Promise<void> => {
  const base = { client: weapp, origins: stage.origins }
  const own: HostOptions = {
    ...base,
    folder: join(ROOT, 'dist/weapp'),
    rewrite: ['["http://127.0.0.1:8080","",""]', JSON.stringify(stage.origins)],
  }
  const word = new RegExp(WORD)
  const price = /BTC\D+[\d,]+\.\d\d/
  await launchOnce({ ...base, folder: empty }, word)
  const nothing = await medianOf(() => launchOnce({ ...base, folder: empty }, word))
  const ours = await medianOf(() => launchOnce(own, price))
  const wire = await medianOf(network(stage))
  const ratio = (ours - wire) / nothing
  console.log(
    `empty app ${nothing.toFixed(0)} ms, ours ${ours.toFixed(0)} ms, of it network ${wire.toFixed(0)} ms`,
  )
  console.log(`ratio without the network: ${ratio.toFixed(2)} (aim: 1.2)`)
}

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-empty-'))
  const stage = await openStage()
  try {
    await measure(stage, buildEmpty(folder))
  } finally {
    await stage.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

void main()
