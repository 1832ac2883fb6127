import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callIds, endpoints, methodsOf, type CallId, type Endpoint } from '@core/contract/endpoints'
import {
  schemas,
  type BinaryFile,
  type CallSchema,
  type OpenCallId,
  type TextFile,
} from '@core/contract/schemas'
import type { Context } from '../context'
import type { CallSeen } from '../health/metrics'
import type { AnyRoute } from '../routes'
import { success } from './envelope'
import { AppError } from './errors'
import { langOf } from './lang'
import type { Limits } from './limits'
import { originOf } from './origin'
import { readUpload, registerUploads } from './upload'
import type { Call } from './route'
import { refuseSecrets } from './secretQuery'
import type { Authenticate, Session } from './session'
import { createReader } from './validate'

export interface CallParts {
  ctx: Context
  authenticate: Authenticate
  routes: readonly AnyRoute[]
  limits: Limits
  /** Hears of every call that was answered. */
  seen?: (call: CallSeen) => void
}

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields => {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new AppError('INPUT_ERROR')
  return value as Fields
}

/** `/api/account/{id}/assets` as the router writes it. */
const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** A listed path, and its twin without double slashes, which proxies make of it. */
const pathsOf = (path: string): string[] => [...new Set([path, path.replace(/\/\/+/g, '/')])].map(routerPath)

const tokenOf = (request: FastifyRequest, body: Fields): string | null => {
  const token = request.headers.token ?? body.token
  return typeof token === 'string' && token !== '' ? token : null
}

const sessionFor = async (
  { auth }: Endpoint,
  authenticate: Authenticate,
  token: string | null,
): Promise<Session | null> => {
  const session = token === null || token.length > 256 ? null : await authenticate(token)
  if (auth === 'visitor' || session) return session
  throw new AppError(token === null ? 'LOGIN_REQUIRED' : 'LOGIN_EXPIRED')
}

const MAX_KEY = 64

const keyOf = ({ idempotent }: Endpoint, request: FastifyRequest): string => {
  const key = request.headers['idempotency-key']
  const usable = typeof key === 'string' && /^[\w-]+$/.test(key) && key.length <= MAX_KEY
  if (idempotent && !usable) throw new AppError('INPUT_ERROR', { field: 'Idempotency-Key' })
  return usable ? key : ''
}

const methodOf = (request: FastifyRequest): 'GET' | 'POST' => (request.method === 'POST' ? 'POST' : 'GET')

/** A route whose types no longer depend on its id: its reader has checked the body against the same contract. */
type Handler = (call: Omit<Call<OpenCallId>, 'body'> & { body: unknown }) => Promise<unknown>

const createHandler = (id: OpenCallId, handle: Handler, { ctx, authenticate, limits }: CallParts) => {
  const endpoint: Endpoint = endpoints[id]
  const read = createReader(schemas[id].request)
  return async (request: FastifyRequest): Promise<unknown> => {
    const method = methodOf(request)
    const [query, sent] = [fieldsOf(request.query), fieldsOf(request.body)]
    refuseSecrets(query, ctx.config.compatSecretGet)
    const session = await sessionFor(endpoint, authenticate, tokenOf(request, sent))
    if (session) limits.account(session.userId)
    await limits.call(id, { ip: request.ip, userId: session?.userId ?? null })
    const { file, fields } = await readUpload(request, endpoint)
    const texts = { ...(method === 'GET' ? query : {}), ...fields, ...fieldsOf(request.params) }
    const body = read({ texts, body: sent })
    const key = keyOf(endpoint, request)
    const lang = langOf(request.headers['accept-language'] ?? sent.lang)
    return handle({ ctx, id, method, body, file, session, lang, key, origin: originOf(request) })
  }
}

const notYetOpened = (): Promise<never> => Promise.reject(new AppError('NOT_YET_OPENED'))

type Answer = (reply: FastifyReply, result: unknown) => FastifyReply

const sendEnvelope: Answer = (reply, result) => reply.send(success(result))

/** Pictures have addresses of their own, under which nothing else will ever be. */
const sendPicture =
  (type: string): Answer =>
  (reply, result) =>
    reply
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from((result as BinaryFile).bytes))

/** A file is made while it is sent, one part ahead of what was taken. */
const sendFile =
  (type: string): Answer =>
  (reply, result) => {
    const { name, parts } = result as TextFile
    return reply
      .type(`${type}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(parts, { highWaterMark: 1 }))
  }

const answerFor = (file: Endpoint['file']): Answer => {
  if (!file) return sendEnvelope
  return file.startsWith('image/') ? sendPicture(file) : sendFile(file)
}

const replySchema = ({ response }: CallSchema) => ({
  type: 'object',
  required: ['code', 'msg', 'obj'],
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, obj: response },
})

const serve = (app: FastifyInstance, id: CallId, parts: CallParts): void => {
  const found = parts.routes.find((r) => r.id === id)
  const handler = found ? createHandler(found.id, found.handle as Handler, parts) : notYetOpened
  const { file, path }: Endpoint = endpoints[id]
  const schema = found && !file ? { response: { 200: replySchema(schemas[found.id]) } } : {}
  const answer = answerFor(file)
  const reply = async (request: FastifyRequest, sent: FastifyReply): Promise<FastifyReply> =>
    answer(sent.header('cache-control', 'no-store'), await handler(request))
  for (const url of pathsOf(path)) {
    app.route({ method: [...methodsOf(id)], url, schema, config: { call: id }, handler: reply })
  }
}

const isUpload = (id: CallId): boolean => endpoints[id].upload === true

/** Registers every call of the contract: those without a route file answer NOT_YET_OPENED. */
export const registerCalls = async (app: FastifyInstance, parts: CallParts): Promise<void> => {
  for (const id of callIds.filter((call) => !isUpload(call))) serve(app, id, parts)
  await app.register(async (uploads) => {
    await registerUploads(uploads)
    for (const id of callIds.filter(isUpload)) serve(uploads, id, parts)
  })
}
