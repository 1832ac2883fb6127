import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Origin } from './route'

const NAME = 'browser'
const ID = /^[\w-]{16,64}$/

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the browser that asks; see `Origin`. */
    browser: string
    /** See `Origin`. */
    country: string | null
  }
}

const cookieOf = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === NAME)?.[1]

const known = (request: FastifyRequest): string | undefined => {
  const header = request.headers[NAME]
  const id = typeof header === 'string' ? header : cookieOf(request.headers.cookie)
  return id !== undefined && ID.test(id) ? id : undefined
}

/** Notes where calls come from, and gives every browser a random id in a cookie that scripts cannot read. */
export const registerOrigin = (
  app: FastifyInstance,
  countryOf: (request: FastifyRequest) => string | null,
): void => {
  app.decorateRequest(NAME, '')
  app.decorateRequest('country', null)
  app.addHook('onRequest', async (request, reply) => {
    const id = known(request)
    request.country = countryOf(request)
    request.browser = id ?? randomBytes(18).toString('base64url')
    const secure = request.protocol === 'https' ? '; Secure' : ''
    if (id === undefined)
      reply.header('set-cookie', `${NAME}=${request.browser}; Path=/; HttpOnly; SameSite=Lax${secure}`)
  })
}

/** A name or an address, perhaps with a port. */
export const HOST = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i

/** The path below which a proxy shows the app, in its own words; nothing else is one. */
const PREFIX = /^(\/[\w.-]{1,60}){1,5}$/

const prefixOf = ({ headers }: FastifyRequest): string => {
  const prefix = headers['x-forwarded-prefix']
  return typeof prefix === 'string' && PREFIX.test(prefix) ? prefix : ''
}

const siteOf = (request: FastifyRequest): string | null =>
  HOST.test(request.host) ? `${request.protocol}://${request.host}${prefixOf(request)}` : null

export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
  browser: request.browser,
  country: request.country,
  site: siteOf(request),
})
