import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { HOST } from './origin'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** CSP sources of the scripts that the built page carries inline. */
const inlineHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** The origin of a line, and that of its socket. */
const originsOf = (host: string): string[] => [host, host.replace(/^http/, 'ws')]

/** Older browsers do not count sockets of the page's own server as its own. */
const ownSockets = (host: string): string[] => (HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [])

/**
 * What the app's page may load: itself; calls, sockets and pictures also from its lines. A picture that was chosen is
 * read from a blob.
 * @returns the policy of a page that was asked for under a host
 */
export const contentPolicy = (
  html: string,
  lineHosts: readonly string[] = [],
): ((host: string) => string) => {
  const scripts = ["script-src 'self'", ...inlineHashes(html)].join(' ')
  return (host) =>
    [
      "default-src 'self'",
      scripts,
      "style-src 'self' 'unsafe-inline'",
      "style-src-attr 'none'",
      ["img-src 'self' data: blob:", ...lineHosts].join(' '),
      "media-src 'self' https: blob:",
      "font-src 'self' data:",
      ["connect-src 'self' blob:", ...ownSockets(host), ...lineHosts.flatMap(originsOf)].join(' '),
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ')
}

/** Answers that are no page load nothing, wherever they are shown. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

export const registerSecurityHeaders = (app: FastifyInstance, production: boolean): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': NOTHING,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
    })
    if (production || request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
