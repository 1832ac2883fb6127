import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { openWorkshop, ROOT, type Workshop } from './project'

let shop: Workshop
beforeAll(() => {
  shop = openWorkshop()
})
afterAll(() => shop.remove())

test.each([
  [{}, 'LINE_HOSTS is not set, and a shell has no host of its own. Nothing was built.'],
  [{ LINE_HOSTS: ' , ' }, 'LINE_HOSTS is not set'],
  [{ LINE_HOSTS: 'app.example.com' }, 'LINE_HOSTS has "app.example.com", which is no origin.'],
  [{ LINE_HOSTS: 'http://app.example.com' }, 'passwords would cross the network unencrypted'],
  [{ LINE_HOSTS: 'https://a.example.com,http://127.0.0.1:8080' }, 'LINE_HOSTS mixes http and https.'],
  [{ LINE_HOSTS: 'https://a.example.com', NATIVE_APP_ID: 'Limelight' }, 'NATIVE_APP_ID is "Limelight".'],
  [
    { LINE_HOSTS: 'https://a.example.com', NATIVE_LINK_HOST: 'https://a.example.com' },
    'NATIVE_LINK_HOST is "https://a.example.com".',
  ],
])('%j is refused with what to do', (env, sentence) => {
  const { code, said } = shop.make('android', env)
  expect(code).toBe(1)
  expect(said).toContain(sentence)
  expect(said).not.toContain('    at ')
  expect(shop.files('.')).toEqual(['capacitor.config.ts', 'package.json'])
})

test('the command itself refuses before it builds anything', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'native.mjs'), 'android'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^LINE_HOSTS is not set[^\n]*\n$/)
})
