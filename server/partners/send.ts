import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isPublicHost, PrivateAddress, publicLookup } from './addresses'

/** From the first byte sent to the last received (ms). */
const TIMEOUT = 10_000
const MAX_REPLY = 16_384

export interface Outgoing {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  privateAddress: boolean
}

export interface Incoming {
  status: number
  body: string
}

/**
 * POSTs JSON to a partner. Addresses are checked at the moment of connecting, redirects are not followed, and neither
 * the time nor the length of the reply is left to the partner.
 * @throws Error with one line for the operator
 */
export const sendTo = ({ url, headers, body, privateAddress }: Outgoing): Promise<Incoming> =>
  new Promise((done, fail) => {
    const target = new URL(url)
    if (!privateAddress && !isPublicHost(target.hostname)) return fail(new PrivateAddress(target.hostname))
    const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      ...(privateAddress ? {} : { lookup: publicLookup }),
    })
    request.on('error', fail)
    request.on('response', (response) => {
      const parts: Buffer[] = []
      let length = 0
      response.on('error', fail)
      response.on('data', (part: Buffer) => {
        parts.push(part)
        length += part.length
        if (length > MAX_REPLY) request.destroy(new Error(`the reply is longer than ${MAX_REPLY} bytes`))
      })
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
      )
    })
    request.end(body)
  })
