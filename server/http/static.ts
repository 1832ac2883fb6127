import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { contentPolicy } from './headers'

/** Names with a content hash never change what they hold. */
const HASHED = /[.-][0-9a-f]{8,}\.\w+(\.(gz|br))?$/
const UNBUILT = 'The app is not built yet: run "npm run build:h5".\n'

/** Serves the built H5 app at `/`: hashed files for a year, the page itself always asked again. */
export const registerStatic = async (
  app: FastifyInstance,
  root: string,
  lineHosts: readonly string[],
): Promise<void> => {
  const page = join(root, 'index.html')
  if (!existsSync(page)) {
    app.get('/', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(UNBUILT))
    return
  }
  const policyOf = contentPolicy(readFileSync(page, 'utf8'), lineHosts)
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('content-security-policy', policyOf(reply.request.host))
    },
  })
}
