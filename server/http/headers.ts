import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** CSP sources of the scripts that the built page carries inline. */
const inlineHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** What the app's page may load: itself; sockets and calls also to the other line hosts. */
export const contentPolicy = (html: string): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineHashes(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' https: ws: wss:",
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
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
    })
    if (production) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
