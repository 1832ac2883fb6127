import { openApp, type TestApp } from '../../helpers/app'

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.address + path, { headers })

test('a video comes whole, with its type and size', async () => {
  const reply = await get('/media/settlement.mp4')
  const bytes = new Uint8Array(await reply.arrayBuffer())
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  expect(reply.headers.get('accept-ranges')).toBe('bytes')
  expect(new TextDecoder().decode(bytes.slice(4, 8))).toBe('ftyp')
  expect(Number(reply.headers.get('content-length'))).toBe(bytes.length)
})

test('or the part that is asked for; a part beyond the end is refused', async () => {
  const whole = new Uint8Array(await (await get('/media/proof.mp4')).arrayBuffer())
  const part = await get('/media/proof.mp4', { range: 'bytes=100-199' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`])
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(100, 200))
  const tail = await get('/media/proof.mp4', { range: `bytes=${whole.length - 1}-` })
  expect([tail.status, (await tail.arrayBuffer()).byteLength]).toEqual([206, 1])
  expect((await get('/media/proof.mp4', { range: `bytes=${whole.length}-` })).status).toBe(416)
})

test.each([
  '/media/',
  '/media/nothing.mp4',
  '/media/../parse.ts',
  '/media/%2e%2e/parse.ts',
  '/media/..%2fparse.ts',
])('%s holds nothing', async (path) => {
  const reply = await get(path)
  expect([403, 404]).toContain(reply.status)
  expect(await reply.text()).not.toContain('parseContent')
})
