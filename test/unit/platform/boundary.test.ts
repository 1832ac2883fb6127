import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { miniEndings } from '../../../config/resolve'

/** Only src/platform knows which target the app runs on. */

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const PLATFORM = join('src', 'platform')
const VENDORS = 'weapp|alipay|tt|qq|jd|swan|h5'
/** Globals of clients, the name of the build, and files of a target that are asked for by name. */
const NAMES_TARGET = new RegExp(
  [
    String.raw`\bTARO_ENV\b`,
    String.raw`(?:^|[^\w.$'"-])(?:wx|my|tt|qq|jd|swan)\.[a-zA-Z]`,
    String.raw`Taro\.(?:getEnv|ENV_TYPE)\b`,
    String.raw`from '[^']*\.(?:${VENDORS}|mini)'`,
    String.raw`import\('[^']*\.(?:${VENDORS}|mini)'`,
  ].join('|'),
  'm',
)

const scripts = (folder: string): string[] => filesOf(folder).filter((file) => /\.tsx?$/.test(file))

it('no other file of the app names a target', () => {
  const others = [...scripts('src'), ...scripts('core')].filter((file) => !file.startsWith(PLATFORM))
  expect(others.length).toBeGreaterThan(300)
  expect(others.filter((file) => NAMES_TARGET.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('no other file of the app is for one target alone', () => {
  const named = new RegExp(String.raw`\.(?:${VENDORS}|mini)\.\w+$`)
  const others = filesOf('src').filter((file) => !file.startsWith(PLATFORM))
  expect(others.filter((file) => named.test(file))).toEqual([])
})

it.each([
  "if (process.env.TARO_ENV === 'weapp') return",
  'wx.login({})',
  '  my.alert()',
  "import { a } from './thing.weapp'",
  "const part = import('@/platform/tap/index.mini')",
  'Taro.getEnv()',
])('a file that says %j names one', (line) => {
  expect(NAMES_TARGET.test(line)).toBe(true)
})

const exported = (file: string): string[] => {
  const code = readFileSync(file, 'utf8')
  const declared = [...code.matchAll(/^export (?:const|class|function|async function) (\w+)/gm)]
  const passedOn = [...code.matchAll(/^export \{ ([^}]+) \} from/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  )
  return [...declared.map(([, name = '']) => name), ...passedOn].sort()
}

const capabilities = readdirSync(PLATFORM, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
const inFolder = (name: string): string[] => readdirSync(join(PLATFORM, name))
const twofold = capabilities.filter((name) => {
  const files = inFolder(name)
  return files.some((file) => /^index\.h5\./.test(file)) && files.some((file) => /^index\.mini\./.test(file))
})

/** What the rest of the app takes of a capability, without types. */
const usedOf = (name: string): string[] => {
  const clause = new RegExp(String.raw`import \{([^}]+)\} from '@/platform/${name}'`, 'g')
  const names = scripts('src').flatMap((file) =>
    file.startsWith(PLATFORM) ? [] : [...readFileSync(file, 'utf8').matchAll(clause)],
  )
  const all = names.flatMap(([, list = '']) => list.split(',').map((one) => one.trim()))
  return [...new Set(all.filter((one) => one !== '' && !one.startsWith('type ')))]
}

it.each(twofold)('of %s, mini-programs have all that the app uses', (name) => {
  const file = inFolder(name).find((one) => one.startsWith('index.mini.')) ?? ''
  const offered = exported(join(PLATFORM, name, file))
  expect(usedOf(name).filter((one) => !offered.includes(one))).toEqual([])
})

it('mini-programs share a file unless their vendor has one of its own', () => {
  expect(miniEndings('alipay')).toEqual(['.alipay.ts', '.alipay.tsx', '.mini.ts', '.mini.tsx'])
  expect(twofold.length).toBeGreaterThan(20)
})
