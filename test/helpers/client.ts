import { randomUUID } from 'node:crypto'
import type { Envelope } from '@core/contract/envelope'
import { endpoints, type CallId, type Endpoint } from '@core/contract/endpoints'
import type { OpenCallId, RequestOf, ResponseOf } from '@core/contract/schemas'
import type { Lang } from '@core/domain'

export interface CallOptions {
  token?: string
  lang?: Lang
  /** `Idempotency-Key`; a fresh one by default where the call needs one. */
  key?: string
  method?: 'GET' | 'POST'
  /** Id of the browser that asks (demo inbox). */
  browser?: string
}

/** What came back: the envelope and the HTTP status. */
export type Reply<T> = Envelope<T> & { status: number }

type Fields = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const split = (path: string, params: Fields): { url: string; rest: Fields } => {
  const rest = { ...params }
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = text(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { url, rest }
}

/** A file that came instead of an envelope is a success with its text. */
const envelopeOf = async <T>(response: Response, { file }: Endpoint): Promise<Envelope<T>> =>
  file && response.headers.get('content-type')?.startsWith(file)
    ? { code: 0, msg: '', obj: (await response.text()) as T }
    : ((await response.json()) as Envelope<T>)

/** Sends one call as the contract describes it, well-formed or not. */
export const send = async <T>(
  address: string,
  id: CallId,
  params: Fields,
  { token, lang = 'en_US', key = randomUUID(), method, browser }: CallOptions = {},
): Promise<Reply<T>> => {
  const endpoint: Endpoint = endpoints[id]
  const verb = method ?? (endpoint.post ? 'POST' : endpoint.method)
  const { url, rest } = split(endpoint.path, params)
  const query = Object.entries(rest).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(query.map(([name, value]) => [name, text(value)]))
  const response = await fetch(`${address}${url}${verb === 'GET' && query.length > 0 ? `?${search}` : ''}`, {
    method: verb,
    headers: {
      'accept-language': lang,
      ...(token === undefined ? {} : { token }),
      ...(endpoint.idempotent ? { 'idempotency-key': key } : {}),
      ...(browser === undefined ? {} : { browser }),
      ...(verb === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(verb === 'POST' ? { body: JSON.stringify(rest) } : {}),
  })
  return { ...(await envelopeOf<T>(response, endpoint)), status: response.status }
}

/** A typed caller for one server. */
export interface Caller {
  /** The envelope as it came, refusals included. */
  call: <Id extends OpenCallId>(
    id: Id,
    params: RequestOf<Id>,
    options?: CallOptions,
  ) => Promise<Reply<ResponseOf<Id>>>
  /** `obj` of a call that must succeed. */
  ok: <Id extends OpenCallId>(id: Id, params: RequestOf<Id>, options?: CallOptions) => Promise<ResponseOf<Id>>
}

export const createCaller = (address: string): Caller => {
  const call: Caller['call'] = (id, params, options) => send(address, id, params as Fields, options)
  return {
    call,
    ok: async (id, params, options) => {
      const reply = await call(id, params, options)
      if (reply.code !== 0)
        throw new Error(`${id} answered ${reply.code}: ${reply.msg} ${JSON.stringify(reply.obj)}`)
      return reply.obj
    },
  }
}
