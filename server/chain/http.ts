import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { NetworkId } from '@core/domain'
import { NodeError } from './nodeError'

export interface HttpOptions {
  network: NetworkId
  /** Base address; its path, query and credentials go with every request. */
  url: string
  headers?: Readonly<Record<string, string>>
  /** Longest wait for one answer (ms). */
  timeout?: number
}

/** One node's HTTP interface. */
export interface HttpNode {
  /** @returns the answer as text; null for status 404. @throws NodeError for all that goes wrong */
  get: (path: string) => Promise<string | null>
  /** Sends JSON; the same answers. */
  post: (path: string, body: unknown) => Promise<string | null>
}

const TIMEOUT = 15_000

/** `fetch` takes no credentials in an address: they become a header. */
const credentials = ({ username, password }: URL): Record<string, string> => {
  if (!username && !password) return {}
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

/** Address of a path below the base. */
const below = (base: URL, path: string): URL => {
  const url = new URL(base)
  url.username = ''
  url.password = ''
  url.pathname = `${base.pathname.replace(/\/+$/, '')}/${path}`
  return url
}

const reason = (error: unknown): string =>
  error instanceof Error && error.name === 'TimeoutError' ? 'did not answer in time' : 'could not be reached'

export const openHttp = ({ network, url, headers = {}, timeout = TIMEOUT }: HttpOptions): HttpNode => {
  const base = new URL(url)
  const send = async (path: string, init: RequestInit): Promise<{ status: number; text: string }> => {
    try {
      // A redirect would carry the key to another host.
      const signal = AbortSignal.timeout(timeout)
      const reply = await fetch(below(base, path), { redirect: 'error', signal, ...init })
      return { status: reply.status, text: await reply.text() }
    } catch (error) {
      throw new NodeError(network, reason(error))
    }
  }
  const ask = async (path: string, init: RequestInit): Promise<string | null> => {
    const { status, text } = await send(path, init)
    if (status === 404) return null
    if (status !== 200) throw new NodeError(network, `answered with HTTP status ${status}`)
    return text
  }
  const common = { ...credentials(base), ...headers }
  return {
    get: (path) => ask(path, { headers: common }),
    post: (path, body) =>
      ask(path, {
        method: 'POST',
        headers: { ...common, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

/**
 * Reads an answer that must be JSON of a certain shape.
 * @throws NodeError when it is anything else
 */
export const readJson = <T extends TSchema>(
  network: NetworkId,
  schema: T,
  text: string | null,
): Static<T> => {
  const value = ((): unknown => {
    try {
      return JSON.parse(text ?? '')
    } catch {
      throw new NodeError(network, 'gave an answer that is no JSON')
    }
  })()
  if (!Value.Check(schema, value)) throw new NodeError(network, 'gave an answer of another shape')
  return value
}
