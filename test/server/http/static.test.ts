import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { get } from 'node:http'
import { openApp, type TestApp } from '../../helpers/app'

const SCRIPT = 'document.documentElement.style.fontSize = "20px"'
const PAGE = `<!doctype html><script>${SCRIPT}</script><script src="./js/app.0123abcd.js"></script>`
const CODE = 'console.log("app")'

let folder: string
let app: TestApp
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-h5-'))
  mkdirSync(join(folder, 'js'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'js', 'app.0123abcd.js'), CODE)
  writeFileSync(join(folder, 'js', 'app.0123abcd.js.gz'), gzipSync(CODE))
  writeFileSync(join(folder, '.inputs'), 'hash')
  app = await openApp({ H5_DIR: folder, LINE_HOSTS: 'https://a.example.com,,http://127.0.0.1:9/' })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('the page is served at / and always asked again', async () => {
  const response = await fetch(app.address)
  expect(await response.text()).toBe(PAGE)
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('the page allows its own inline script by hash, and no other', async () => {
  const policy = (await fetch(app.address)).headers.get('content-security-policy') ?? ''
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("style-src-attr 'none';")
})

test('the page may talk to its lines, and load pictures from them, but from nobody else', async () => {
  const policy = (await fetch(app.address)).headers.get('content-security-policy') ?? ''
  const lines = 'https://a.example.com http://127.0.0.1:9'
  const sockets = ['https://a.example.com wss://a.example.com', 'http://127.0.0.1:9 ws://127.0.0.1:9']
  expect(policy).toContain(`img-src 'self' data: blob: ${lines};`)
  const host = new URL(app.address).host
  expect(policy).toContain(`connect-src 'self' blob: ws://${host} wss://${host} ${sockets.join(' ')};`)
})

test('answers that are no page load nothing, wherever they are shown; the page of the contract runs its own scripts', async () => {
  const policyOf = async (path: string) =>
    (await fetch(app.address + path)).headers.get('content-security-policy')
  expect(await policyOf('/api/region/list')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(await policyOf('/api/nothing')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(await policyOf('/docs/')).toContain("script-src 'self'")
})

test('hashed files are kept for a year and sent as they were compressed at the build', async () => {
  const raw = await new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve) => {
    get(`${app.address}/js/app.0123abcd.js`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }))
    })
  })
  expect(raw.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(raw.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(raw.body).toString()).toBe(CODE)
})

/** fetch() would tidy the path before sending it. */
const bodyOfRaw = (path: string): Promise<string> =>
  new Promise((resolve) => {
    get(app.address, { path }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString()))
      response.on('end', () => resolve(body))
    })
  })

test.each(['/.inputs', '/..%2f..%2fetc/passwd', '/js/../../package.json', '/js/', '/package.json'])(
  '%s beside the app is answered by an envelope, never by a file',
  async (path) => {
    expect(JSON.parse(await bodyOfRaw(path))).toMatchObject({
      obj: { error: expect.stringMatching(/NOT_FOUND|INPUT_ERROR/) as string },
    })
  },
)

test('HSTS and a secure cookie are sent over TLS, as a trusted proxy says it', async () => {
  const behind = await openApp({ TRUST_PROXY: '1' })
  const ask = async (proto: string) => {
    const { headers } = await fetch(`${behind.address}/healthz`, { headers: { 'x-forwarded-proto': proto } })
    return [headers.get('strict-transport-security'), headers.get('set-cookie')?.includes('; Secure')]
  }
  expect(await ask('https')).toEqual(['max-age=31536000; includeSubDomains', true])
  expect(await ask('http')).toEqual([null, false])
  await behind.close()
  const claimed = await fetch(`${app.address}/healthz`, { headers: { 'x-forwarded-proto': 'https' } })
  expect(claimed.headers.get('strict-transport-security')).toBeNull()
})

test('security headers are on every answer', async () => {
  for (const path of ['/', '/healthz', '/api/region/list']) {
    const { headers } = await fetch(app.address + path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
  }
})

test('/healthz answers while the database does, /docs shows the contract', async () => {
  expect(await (await fetch(`${app.address}/healthz`)).json()).toEqual({ status: 'ok', market: 'live' })
  expect((await fetch(`${app.address}/docs`)).status).toBe(200)
  const document = (await (await fetch(`${app.address}/docs/json`)).json()) as { paths: object }
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/user//invite/info',
      '/api/account/{a}/{b}',
      '/front/usdt/{id}/contractConfig',
    ]),
  )
})
