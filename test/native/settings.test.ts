import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './project'

type Env = Readonly<Record<string, string>>

const A = 'https://a.example.com'
const REFUSED: readonly (readonly [Env, string])[] = [
  [{}, 'LINE_HOSTS is not set, and a shell has no host of its own. Nothing was built.'],
  [{ LINE_HOSTS: ' , ' }, 'LINE_HOSTS is not set'],
  [{ LINE_HOSTS: 'app.example.com' }, 'LINE_HOSTS has "app.example.com", which is no origin.'],
  [{ LINE_HOSTS: 'http://app.example.com' }, 'passwords would cross the network unencrypted'],
  [{ LINE_HOSTS: `${A},http://127.0.0.1:8080` }, 'LINE_HOSTS mixes http and https.'],
  [{ LINE_HOSTS: A, NATIVE_APP_ID: 'Limelight' }, 'NATIVE_APP_ID is "Limelight".'],
  [{ LINE_HOSTS: A, NATIVE_LINK_HOST: A }, `NATIVE_LINK_HOST is "${A}".`],
]

/** Reads all in one process of its own, since the tools are ES modules. */
const SCRIPT = `
  const { readSettings } = await import(${JSON.stringify(join(ROOT, 'native', 'tools', 'settings.mjs'))})
  const read = (env) => {
    try {
      return { settings: readSettings(env) }
    } catch (error) {
      return { refused: error.message }
    }
  }
  console.log(JSON.stringify(JSON.parse(process.argv[1]).map(read)))`

const readAll = (envs: readonly Env[]): { readonly settings?: unknown; readonly refused?: string }[] => {
  const args = ['--input-type=module', '--eval', SCRIPT, JSON.stringify(envs)]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (stderr) throw new Error(stderr)
  return JSON.parse(stdout) as ReturnType<typeof readAll>
}

test('what a shell cannot be built with is refused with what to do', () => {
  const answers = readAll(REFUSED.map(([env]) => env))
  expect(answers.map(({ refused }) => refused)).toEqual(
    REFUSED.map(([, sentence]) => expect.stringContaining(sentence) as string),
  )
})

test('settings are read with their defaults; a server on this machine is for trying', () => {
  const version = { version: '0.1.0', versionNumber: 1_000 }
  const [lean, full, local] = readAll([
    { LINE_HOSTS: `${A}/,https://b.example.com` },
    { LINE_HOSTS: A, NATIVE_APP_ID: 'com.example.app', NATIVE_LINK_HOST: 'a.example.com' },
    { LINE_HOSTS: 'http://10.0.2.2:8080' },
  ])
  expect(lean?.settings).toEqual({ appId: 'app.limelight.trade', linkHost: '', isLocal: false, ...version })
  expect(full?.settings).toEqual({
    appId: 'com.example.app',
    linkHost: 'a.example.com',
    isLocal: false,
    ...version,
  })
  expect(local?.settings).toMatchObject({ isLocal: true })
})

test('the command itself refuses in one sentence, before it builds anything', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts', 'native.mjs'), 'android'],
    { cwd: ROOT, encoding: 'utf8', env: { PATH: process.env.PATH } },
  )
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^LINE_HOSTS is not set[^\n]*\n$/)
})
