import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** CSP sources of the scripts that the built page carries inline. */
const inlineHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** The origin of a line, and that of its socket. */
const originsOf = (host: string): string[] => [host, host.replace(/^http/, 'ws')]

/**
 * What the app's page may load: itself; calls, sockets and pictures also from its lines. Older browsers do not count
 * sockets of the page's own server as its own. A picture that was chosen is read from a blob.
 */
export const contentPolicy = (html: string, lineHosts: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineHashes(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...lineHosts].join(' '),
    "media-src 'self' https: blob:",
    "font-src 'self' data:",
    ["connect-src 'self' blob: ws: wss:", ...lineHosts.flatMap(originsOf)].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export const registerSecurityHeaders = (app: FastifyInstance, production: boolean): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
    })
    if (production) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
