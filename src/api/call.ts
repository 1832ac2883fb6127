import { endpoints, type Endpoint } from '@core/contract/endpoints'
import type { OpenCallId, RequestOf, ResponseOf, TextFile } from '@core/contract/schemas'
import type { ErrorCode } from '@core/domain'
import { isOnline } from '@/platform/network'
import type { WireReply } from '@/platform/request'
import { preferences } from '@/stores/preferences'
import { session } from '@/stores/session'
import { ApiError } from './error'
import { unheardAs } from './outcome'
import { reach } from './reach'
import { unwrap } from './unwrap'

/** Calls that answer a file. */
type FileCallId = { [Id in OpenCallId]: ResponseOf<Id> extends TextFile ? Id : never }[OpenCallId]

export interface CallOptions {
  /** One key per intent, the same for its repetitions. */
  readonly idempotencyKey?: string
  /** Further headers, such as the demo inbox's id. */
  readonly header?: Readonly<Record<string, string>>
  /** Of the session to call with, if not the present one. */
  readonly token?: string
  /** What it means that no reply came to what left the device; with a key, if not said, that the outcome is unknown. */
  readonly unheard?: ErrorCode
}

/**
 * Calls the server: path, method, credentials and types come from the contract.
 * @throws ApiError for every outcome but success
 */
export const call = async <Id extends OpenCallId>(
  id: Id,
  params: RequestOf<Id>,
  options: CallOptions = {},
): Promise<ResponseOf<Id>> => {
  const endpoint: Endpoint = endpoints[id]
  const method = endpoint.post ? 'POST' : endpoint.method
  return exchange(endpoint, method, params as Params, options) as Promise<ResponseOf<Id>>
}

/** POSTs to a call whose listed GET only reads. */
export const post = async <Id extends OpenCallId>(
  id: Id,
  params: RequestOf<Id>,
  options: CallOptions = {},
): Promise<ResponseOf<Id>> =>
  exchange(endpoints[id], 'POST', params as Params, options) as Promise<ResponseOf<Id>>

/**
 * Reads a call that answers a file.
 * @returns its text, without a byte order mark
 * @throws ApiError for every outcome but success
 */
export const callFile = async <Id extends FileCallId>(id: Id, params: RequestOf<Id>): Promise<string> => {
  const { token } = session.getState()
  const reply = await ask(endpoints[id], 'GET', params, {}, 'text')
  const text = typeof reply.data === 'string' ? reply.data : ''
  if (reply.status === 200 && !text.startsWith('{')) return text.replace(/^\uFEFF/, '')
  unwrap({ ...reply, data: parsed(text) }, token)
  throw new ApiError('SERVER_BUSY')
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Params = Readonly<Record<string, unknown>>

const tokenFor = ({ token }: CallOptions): string | null => token ?? session.getState().token

const exchange = async (
  endpoint: Endpoint,
  method: 'GET' | 'POST',
  params: Params,
  options: CallOptions,
): Promise<unknown> => {
  const token = tokenFor(options)
  const unheard = options.unheard ?? (options.idempotencyKey ? 'OUTCOME_UNKNOWN' : null)
  const online = unheard && isOnline()
  try {
    return unwrap(await ask(endpoint, method, params, options), token)
  } catch (error) {
    throw unheard && (await online) ? unheardAs(unheard, error) : error
  }
}

/** Sends a call with the credentials and the language of now. */
const ask = (
  endpoint: Endpoint,
  method: 'GET' | 'POST',
  params: Params,
  options: CallOptions,
  dataType: 'json' | 'text' = 'json',
): Promise<WireReply> => {
  const token = tokenFor(options)
  const { lang } = preferences.getState()
  const [path, rest] = fillPath(endpoint.path, params)
  const data = method === 'POST' ? { ...rest, lang, ...(token ? { token } : {}) } : defined(rest)
  const header = {
    'Content-Type': 'application/json',
    'Accept-Language': lang,
    ...(token ? { token } : {}),
    ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
    ...options.header,
  }
  const repeatable = method === 'GET' || options.idempotencyKey !== undefined
  return reach({ path, method, data, header, dataType }, repeatable)
}

/** Puts parameters into their places of the path; the others stay. */
const fillPath = (path: string, params: Params): readonly [string, Params] => {
  const rest = { ...params }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  return [filled, rest]
}

/** Without the undefined ones, which a query would carry as text. */
const defined = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))
