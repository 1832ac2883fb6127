import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CURRENCIES, type ErrorCode } from '@core/domain'
import { parseAmount } from '@core/money'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import { creditUser } from '../services/transfers/credit'
import { settle } from './deliver'
import { partnerById } from './directory'
import { readMessage, type PartnerCredit, type PartnerResult } from './messages'
import { isSigned } from './signature'
import type { Partner } from './types'

const BODY_LIMIT = 16_384

/** HTTP status and plain JSON: what partners' systems read. */
interface Answer {
  status: number
  body: object
}

const refused = (status: number, error: string): Answer => ({ status, body: { error } })
const fine = (transferId: string, status: string): Answer => ({ status: 200, body: { transferId, status } })

const REFUSALS: Partial<Record<ErrorCode, number>> = { RECIPIENT_NOT_FOUND: 404, IDEMPOTENCY_CONFLICT: 409 }

/** Decided by this message or before, alike: the same answer, so that a repetition finds what it expects. */
const result = async (ctx: Context, partner: Partner, message: PartnerResult): Promise<Answer> => {
  const { transferId, status: outcome, reason = null, reference = null } = message
  const found = await settle(ctx, { transferId, partnerId: partner.id, outcome, reason, reference })
  if (!found) return refused(404, 'TRANSFER_UNKNOWN')
  return found.row.state === outcome ? fine(transferId, outcome) : refused(409, 'TRANSFER_DECIDED')
}

const credit = async (ctx: Context, partner: Partner, message: PartnerCredit): Promise<Answer> => {
  const { reference, uid, from } = message
  const found = CURRENCIES.find(({ code }) => code === message.currency)
  const amount = found && parseAmount(message.amount, found.scale)
  if (!found || !amount?.gt('0')) return refused(400, 'AMOUNT_INVALID')
  const wanted = { partner, reference, uid, from, currencyId: found.id, amount }
  const row = await ctx.db.tx((t) => creditUser(ctx, t, wanted))
  return fine(row.id, row.state)
}

/** Unknown partners and wrong signatures look alike. */
const answer = async (ctx: Context, request: FastifyRequest): Promise<Answer> => {
  const { id } = request.params as { id: string }
  const body = typeof request.body === 'string' ? request.body : ''
  const partner = partnerById(ctx, id)
  if (!partner || !isSigned(partner.secret, request.headers, body, ctx.clock.now())) {
    return refused(401, 'SIGNATURE_INVALID')
  }
  const message = readMessage(body)
  if (!message) return refused(400, 'MESSAGE_INVALID')
  try {
    return await (message.type === 'transfer.result'
      ? result(ctx, partner, message)
      : credit(ctx, partner, message))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refused(REFUSALS[error.code] ?? 400, error.code)
  }
}

/** The text as it was sent: the signature is over exactly that. */
export const keepBodyText = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body)
  })
}

/** `POST /api/ext/partners/{id}/result`: what partners tell us, outside the envelope of the app's own calls. */
export const registerInbound = async (app: FastifyInstance, ctx: Context): Promise<void> => {
  await app.register(async (scope) => {
    keepBodyText(scope)
    await scope.register(rateLimit, { max: ctx.config.rateLimit, timeWindow: '1 minute' })
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) request.log.error({ err: error }, 'a message of a partner failed')
      return reply.code(status).send({ error: status >= 500 ? 'TRY_AGAIN' : 'MESSAGE_INVALID' })
    })
    const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { status, body } = await answer(ctx, request)
      return reply.code(status).header('cache-control', 'no-store').send(body)
    }
    scope.post('/api/ext/partners/:id/result', { bodyLimit: BODY_LIMIT }, handle)
  })
}
