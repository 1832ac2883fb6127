import cors from '@fastify/cors'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { registerCalls, type CallParts } from './calls'
import { failure, statusOf } from './envelope'
import { AppError } from './errors'
import { registerSecurityHeaders } from './headers'
import { registerHealth } from './health'
import { langOf } from './lang'
import { createLimits } from './limits'
import { registerMedia } from './media'
import { registerCallMetrics } from './metrics'
import { openapi } from './openapi'
import { registerOrigin } from './origin'
import { problemOf } from './problem'
import { countryReader, trustOf } from './proxy'
import { registerStatic } from './static'

/** Bodies above 1 MB are refused. */
const BODY_LIMIT = 1_048_576
/** A request is here within this time (ms), a picture over a slow line included; without it a body may take for ever. */
const REQUEST_TIMEOUT = 120_000
/** Longer than any address may be: what is too long for its field is refused by the contract. */
const MAX_PARAMETER = 20_000

const refuse = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  status?: number,
): FastifyReply => {
  const problem = problemOf(error)
  request.refusal = problem.code
  if (problem.code === 'SERVER_BUSY') request.log.error({ err: error }, 'call failed')
  const body = JSON.stringify(failure(problem, langOf(request.headers['accept-language'])))
  const wait = problem.params?.seconds
  if (wait !== undefined) reply.header('retry-after', wait)
  return reply
    .code(status ?? statusOf(problem))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body)
}

const unknownPath = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  refuse(request, reply, new AppError('NOT_FOUND'), 404)

/** An empty JSON body is an empty object: clients send the header with nothing behind it. */
const registerJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') done(null, {})
    else void parse(request, body, done)
  })
}

/** The page of the contract styles itself by a script. */
const allowInlineStyle = (policy: string): string =>
  policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")

const registerDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, { mode: 'static', specification: { document: openapi() } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: allowInlineStyle,
  })
}

/** The HTTP side of the server; it listens nowhere yet. */
export const buildApp = async (parts: Omit<CallParts, 'limits'>): Promise<FastifyInstance> => {
  const { config, log } = parts.ctx
  const app = Fastify({
    loggerInstance: log.child({}, { level: config.logLevel }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    trustProxy: trustOf(config.trustProxy),
    exposeHeadRoutes: false,
    return503OnClosing: false,
    // Calls that run are finished; what is idle is not waited for.
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void refuse(request, reply, error),
    routerOptions: { maxParamLength: MAX_PARAMETER },
  }) as unknown as FastifyInstance
  app.setErrorHandler((error, request, reply) => refuse(request, reply, error))
  app.setNotFoundHandler(unknownPath)
  registerJson(app)
  registerSecurityHeaders(app, config.profile === 'production')
  registerOrigin(app, countryReader(config))
  registerCallMetrics(app, parts.seen ?? null)
  // A browser asks before each call of another origin whether it may: an answer is good for ten minutes.
  const origin = config.corsOrigins.length > 0 ? [...config.corsOrigins] : false
  await app.register(cors, { origin, maxAge: 600, exposedHeaders: ['retry-after'] })
  registerHealth(app, parts.ctx)
  await registerDocs(app)
  await registerMedia(app)
  await registerStatic(app, config.h5Dir, config.lineHosts)
  const limits = createLimits(parts.ctx)
  await app.register(async (calls) => {
    calls.addHook('onRequest', async ({ ip }) => limits.address(ip))
    await registerCalls(calls, { ...parts, limits })
  })
  return app
}
