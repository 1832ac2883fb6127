import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { MEDIA_DIR } from '../content/files'

/** Serves the videos and their posters under `/media/`, in ranges: players seek, and some ask for nothing else. */
export const registerMedia = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: MEDIA_DIR,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    acceptRanges: true,
    maxAge: '1d',
    setHeaders: (reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
