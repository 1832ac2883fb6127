import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@server/config'
import { readPartners } from '@server/config/partners'
import { isPublicAddress, isPublicHost, publicLookup } from '@server/partners/addresses'
import { sendTo } from '@server/partners/send'
import { isSigned, secretOf, sign } from '@server/partners/signature'
import { partnerSettings } from './helper'

/** What partners' addresses, secrets and replies cannot do. */

test.each([
  ['8.8.8.8', true],
  ['1.1.1.1', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['10.0.0.1', false],
  ['172.15.255.255', true],
  ['172.16.0.0', false],
  ['172.31.255.255', false],
  ['172.32.0.0', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['100.127.255.255', false],
  ['100.128.0.0', true],
  ['192.0.0.192', false],
  ['192.0.1.0', true],
  ['198.17.255.255', true],
  ['198.18.0.0', false],
  ['198.19.255.255', false],
  ['198.20.0.0', true],
  ['0.0.0.0', false],
  ['0.255.255.255', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1%eth0', false],
  ['::ffff:8.8.8.8', false],
  ['::ffff:a9fe:a9fe', false],
  ['::7f00:1', false],
  ['64:ff9b:1::7f00:1', false],
  ['2001:0:7f00:1::', false],
  ['2001:db8::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('%s is a public address: %s (IANA special-purpose registries)', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test.each([
  ['pay.example.com', true],
  ['localhost', false],
  ['db', false],
  ['printer.local', false],
  ['metadata.google.internal', false],
  ['[::1]', false],
  ['10.1.2.3', false],
])('the host %s may be a partner: %s', (host, expected) => expect(isPublicHost(host)).toBe(expected))

const resolve = (host: string, all: boolean): Promise<unknown> =>
  new Promise((done) => publicLookup(host, { all }, (error, found) => done(error ? error.name : found)))

test('a name is judged by where it leads at the moment of connecting', async () => {
  expect(await resolve('localhost', true)).toBe('PrivateAddress')
  expect(await resolve('localhost', false)).toBe('PrivateAddress')
  expect(await resolve('8.8.8.8', false)).toBe('8.8.8.8')
})

test('no connection is made to a private address, however the URL writes it', async () => {
  let connections = 0
  const server = createServer((_request, response) => response.end('{}'))
  server.on('connection', () => (connections += 1))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const post = (host: string, privateAddress = false) =>
    sendTo({ url: `http://${host}:${port}/`, headers: {}, body: '{}', privateAddress })
  for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', 'localhost', 'localhost.']) {
    await expect(post(host)).rejects.toThrow('private address')
  }
  expect(connections).toBe(0)
  expect((await post('127.0.0.1', true)).status).toBe(200)
  await new Promise((closed) => server.close(closed))
})

test('redirects are not followed, and endless replies are cut off', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/redirect') response.writeHead(307, { location: '/endless' }).end()
    else {
      const more = (): void => void (response.destroyed || response.write('x'.repeat(4096), more))
      more()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const post = (path: string) => sendTo({ url: url + path, headers: {}, body: '{}', privateAddress: true })
  expect(await post('/redirect')).toMatchObject({ status: 307 })
  await expect(post('/endless')).rejects.toThrow('longer than 16384 bytes')
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

test('signatures are those of the Standard Webhooks specification (its published example)', () => {
  const secret = secretOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
  if (!secret) throw new Error('the example has a good secret')
  const body = '{"test": 2432232314}'
  const at = 1614265330_000
  const headers = sign(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', body, at)
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  expect(isSigned(secret, { ...headers }, body, at)).toBe(true)
  const rotated = { ...headers, 'webhook-signature': `v1,AAAA v2,x ${headers['webhook-signature']}` }
  expect(isSigned(secret, rotated, body, at)).toBe(true)
})

test.each([
  [300_000, true],
  [300_001, false],
  [-300_000, true],
  [-300_001, false],
])('a message signed %d ms ago is taken: %s (tolerance 5 min)', (age, expected) => {
  const secret = Buffer.alloc(32, 7)
  const at = 1_700_000_000_000
  expect(isSigned(secret, { ...sign(secret, 'm', '{}', at) }, '{}', at + age)).toBe(expected)
})

const good = partnerSettings('https://pay.example.com/hook')
const change = (patch: object) => ({
  ...good,
  PARTNERS_PRIVATE: '',
  PARTNERS: JSON.stringify([{ ...(JSON.parse(good.PARTNERS ?? '') as object[])[0], ...patch }]),
})

test('partners come from the setting or from a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'limelight-partners-')), 'partners.json')
  writeFileSync(file, good.PARTNERS ?? '')
  for (const env of [change({}), { ...change({}), PARTNERS: file }]) {
    const [partner] = loadConfig(env).partners
    expect(partner).toMatchObject({ id: 'acme', url: 'https://pay.example.com/hook', privateAddress: false })
    expect(partner?.limits.map(({ currencyId, max }) => [currencyId, max.toFixed()])).toEqual([[1, '100']])
  }
})

const usdt = (limits: object) => change({ currencies: { USDT: limits } })

test.each([
  ['plain http', change({ url: 'http://pay.example.com' }), 'https://'],
  ['loopback', change({ url: 'https://127.0.0.1/hook' }), 'no public address'],
  ['loopback in disguise', change({ url: 'https://2130706433/hook' }), 'no public address'],
  ['the cloud’s metadata', change({ url: 'https://169.254.169.254/' }), 'no public address'],
  ['a password in the URL', change({ url: 'https://a:b@pay.example.com' }), 'password'],
  ['no URL', change({ url: 'nonsense' }), 'url of acme is none'],
  ['another scheme', { ...change({ url: 'ftp://x.example' }), PARTNERS_PRIVATE: '1' }, 'needs http'],
  ['the demo’s id', change({ id: 'demo' }), 'there twice'],
  ['an unknown coin', change({ currencies: { DOGE: { min: '1', max: '2', perDay: '3' } } }), 'DOGE'],
  ['a minimum of 0', usdt({ min: '0', max: '2', perDay: '3' }), '0 < min'],
  ['max below min', usdt({ min: '3', max: '2', perDay: '3' }), '0 < min'],
  ['a day below max', usdt({ min: '1', max: '5', perDay: '4' }), '0 < min'],
  ['too many digits', usdt({ min: '0.0000001', max: '5', perDay: '9' }), 'no amount'],
  ['no secret', { ...change({}), PARTNER_SECRETS: '{}' }, 'secret of acme'],
  ['a short secret', { ...change({}), PARTNER_SECRETS: '{"acme":"whsec_AAAA"}' }, 'secret of acme'],
  ['no JSON', { ...good, PARTNERS: '[{' }, 'neither JSON'],
  ['no list', { ...good, PARTNERS: '{}' }, 'a list of partners'],
])('%s is refused at the start', (_what, env, message) => {
  expect(() => loadConfig(env)).toThrow(message)
})

test('production refuses private addresses', () => {
  expect(() => readPartners({ ...good, PARTNERS_PRIVATE: '1' }, 'production')).toThrow('for tests only')
})
