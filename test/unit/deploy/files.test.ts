import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '@server/config'

/** No container engine runs where the tests do: these rules are what a linter of images would say. */
const read = (...path: string[]): string => readFileSync(join(__dirname, '../../..', ...path), 'utf8')
const dockerfile = read('deploy', 'Dockerfile')
const compose = read('deploy', 'compose.yaml')

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

test('images have a version, nothing comes from an address, and the server is not root', () => {
  for (const image of [...matches(dockerfile, /^FROM (\S+)/gm), ...matches(compose, /image: (\S+)/g)])
    expect(image).toMatch(/^[\w/-]+:\d[\w.-]*$/)
  expect(dockerfile).not.toMatch(/^ADD |curl|wget|sudo|chmod 777/m)
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(last).toMatch(/^USER node$/m)
  expect(last.indexOf('\nUSER node')).toBeLessThan(last.indexOf('\nCMD '))
})

test('commands are lists, so that signals reach the server itself', () => {
  expect(matches(dockerfile, /^CMD (.)/gm)).toEqual(['['])
  expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m)
})

test('no image and no file of the composition holds a secret', () => {
  expect(dockerfile).not.toMatch(/(KEY|SECRET|PEPPER|PASSWORD)\w*=/)
  for (const value of matches(compose, /POSTGRES_PASSWORD: (.*)/g))
    expect(value).toBe('${POSTGRES_PASSWORD:?}')
})

test('three servers cannot write but their data, have no capabilities, and only the balancer is reached from outside', () => {
  expect(matches(compose, /^ {2}(server\d): \*server$/gm)).toEqual(['server1', 'server2', 'server3'])
  const server = compose.slice(compose.indexOf('x-server:'), compose.indexOf('services:'))
  expect(server).toMatch(/read_only: true/)
  expect(server).toMatch(/cap_drop: \[ALL\]/)
  expect(server).toMatch(/no-new-privileges:true/)
  expect(matches(compose, /( +ports:)/g)).toHaveLength(1)
  expect(compose.indexOf('ports:')).toBeGreaterThan(compose.indexOf('  balancer:'))
})

test('only settings that exist are set', () => {
  const inCompose = compose.slice(compose.indexOf('x-server:'), compose.indexOf('read_only'))
  const names = matches(inCompose, /^ {4}([A-Z_]+):/gm)
  expect(names).toContain('BUS_URL')
  for (const name of names) expect(Object.keys(SETTINGS)).toContain(name)
})

test('users are told apart behind the balancer: it replaces what they claim, and the servers believe it', () => {
  expect(compose).toMatch(/^ {4}TRUST_PROXY: '1'$/m)
  expect(read('deploy', 'Caddyfile')).toMatch(/header_up X-Forwarded-For \{remote_host\}/)
})

test('the dashboard asks for figures that the server has', () => {
  const source = read('server', 'health', 'metrics.ts')
  const asked = new Set(matches(read('deploy', 'grafana.json'), /limelight_([a-z_]+?)(?=_bucket|[^a-z_])/g))
  expect(asked.size).toBeGreaterThan(10)
  for (const name of asked) expect(source).toMatch(new RegExp(`'(limelight_)?${name}'`))
})
