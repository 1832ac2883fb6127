import Fastify, { type FastifyInstance } from 'fastify'
import { MAX_PICTURE_MB } from '@core/domain'
import type { Endpoint } from '@core/contract/endpoints'
import { AppError } from '@server/http/errors'
import { readUpload, registerUploads } from '@server/http/upload'

const CALL: Endpoint = {
  method: 'POST',
  path: '/picture',
  auth: 'user',
  opened: true,
  section: 'test',
  summary: '',
  upload: true,
}
const LIMIT = MAX_PICTURE_MB * 1024 * 1024

let app: FastifyInstance
let address: string
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true })
  await registerUploads(app)
  app.post('/picture', async (request) => {
    const { file, fields } = await readUpload(request, CALL)
    return { size: file.length, fields }
  })
  app.setErrorHandler((error, _request, reply) =>
    reply.send(
      error instanceof AppError ? { code: error.code, params: error.params } : { code: String(error) },
    ),
  )
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

type Part = readonly [name: string, value: string | Blob]

const send = async (...parts: Part[]): Promise<unknown> => {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return (await fetch(`${address}/picture`, { method: 'POST', body: form })).json()
}
const bytes = (size: number): Blob => new Blob([new Uint8Array(size)])

test('one file in the field `file`, with small texts beside it, in any order', async () => {
  expect(await send(['side', 'front'], ['file', bytes(3)])).toEqual({ size: 3, fields: { side: 'front' } })
  expect(await send(['file', bytes(3)], ['side', 'back'])).toEqual({ size: 3, fields: { side: 'back' } })
})

test('a file of just the limit is taken, one byte more is too large', async () => {
  expect(await send(['file', bytes(LIMIT)])).toEqual({ size: LIMIT, fields: {} })
  expect(await send(['file', bytes(LIMIT + 1)])).toEqual({
    code: 'PICTURE_TOO_LARGE',
    params: { megabytes: '10' },
  })
})

test.each<[string, Part[]]>([
  ['no file', [['side', 'front']]],
  ['an empty file', [['file', bytes(0)]]],
])('%s is a missing picture', async (_name, parts) => {
  expect(await send(...parts)).toMatchObject({ code: 'PICTURE_REQUIRED' })
})

test.each<[string, Part[]]>([
  [
    'two files',
    [
      ['file', bytes(1)],
      ['file', bytes(1)],
    ],
  ],
  ['a file in another field', [['picture', bytes(1)]]],
  ['eleven texts', [...Array.from({ length: 11 }, (_, at): Part => [`text${at}`, 'x']), ['file', bytes(1)]]],
])('%s are an input error', async (_name, parts) => {
  expect(await send(...parts)).toEqual({ code: 'INPUT_ERROR', params: { field: 'file' } })
})

test('a body of another type is a missing picture, a cut one an input error', async () => {
  const post = async (type: string, body: string): Promise<unknown> =>
    (await fetch(`${address}/picture`, { method: 'POST', headers: { 'content-type': type }, body })).json()
  expect(await post('application/json', '{}')).toMatchObject({ code: 'PICTURE_REQUIRED' })
  const cut = '--b\r\ncontent-disposition: form-data; name="file"; filename="../../etc/passwd"\r\n\r\nabc'
  expect(await post('multipart/form-data; boundary=b', cut)).toMatchObject({ code: 'INPUT_ERROR' })
})
