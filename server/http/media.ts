import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance } from 'fastify'
import { MEDIA_DIR } from '../content/files'

/**
 * Serves the videos and their posters under `/media/`, in ranges: players seek, and some ask for nothing else. What is
 * refused here answers by its status alone, as players expect it, and in no envelope.
 */
export const registerMedia = async (app: FastifyInstance): Promise<void> => {
  await app.register(async (media) => {
    media.setErrorHandler<FastifyError>((error, _request, reply) =>
      reply
        .code(error.statusCode ?? 500)
        .type('text/plain')
        .send(''),
    )
    await media.register(fastifyStatic, {
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
  })
}
