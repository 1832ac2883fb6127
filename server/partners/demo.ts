import type { FastifyInstance } from 'fastify'
import { uuidv7 } from '../store/ids'
import { DEMO_PARTNER } from '../config/partners'
import type { Context } from '../context'
import { partnerById } from './directory'
import { keepBodyText } from './inbound'
import type { PartnerCredit, PartnerRequest, PartnerResult } from './messages'
import { sendTo } from './send'
import { isSigned, sign } from './signature'
import type { Partner } from './types'

const PATH = '/api/ext/demo/partner'
/** Long enough to see a transfer pending (ms). */
const THINKS = 2_500
/** Money for this account comes back as a payment of its own, so that paying in can be seen too. */
const ECHO = 'echo'

type Said = PartnerResult | PartnerCredit

/** What the demo's partner makes of a request: amounts that end in .13 are unlucky there. */
export const demoAnswers = ({ transferId, uid, to, currency, amount }: PartnerRequest): readonly Said[] => {
  const reference = `DX-${transferId.slice(-8).toUpperCase()}`
  const said = { type: 'transfer.result', transferId, reference } as const
  if (/\.13$/.test(amount)) {
    return [{ ...said, status: 'returned', reason: 'amount ends in .13' }]
  }
  const accepted: PartnerResult = { ...said, status: 'accepted' }
  const back: PartnerCredit = { type: 'transfer.credit', reference, uid, from: to, currency, amount }
  return to.toLowerCase() === ECHO ? [accepted, back] : [accepted]
}

const tell = async (ctx: Context, { secret }: Partner, url: string, said: Said): Promise<void> => {
  const body = JSON.stringify(said)
  const headers = { ...sign(secret, uuidv7(), body, ctx.clock.now()) }
  const { status } = await sendTo({ url, headers, body, privateAddress: true })
  if (status !== 200) throw new Error(`the server answered ${status} to its demo partner`)
}

/**
 * The demo's own partner: takes webhooks at a path of this server and decides a little later by a signed message, all
 * over real HTTP. It keeps nothing: a repeated webhook is answered by a repeated message, which changes nothing.
 * @param origin this server's own address, once it listens
 * @returns the path of its webhook, and the way to stop
 */
export const registerDemoPartner = async (app: FastifyInstance, ctx: Context, origin: () => string) => {
  const partner = partnerById(ctx, DEMO_PARTNER)
  const timers = new Set<NodeJS.Timeout>()
  const decide = async (request: PartnerRequest, to: Partner): Promise<void> => {
    const url = `${origin()}/api/ext/partners/${DEMO_PARTNER}/result`
    for (const said of demoAnswers(request)) await tell(ctx, to, url, said)
  }
  const later = (request: PartnerRequest, to: Partner): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      decide(request, to).catch((error: unknown) => ctx.log.warn({ err: error }, 'the demo partner failed'))
    }, THINKS)
    timers.add(timer)
  }
  if (partner) {
    await app.register(async (scope) => {
      keepBodyText(scope)
      scope.post(PATH, async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : ''
        if (!isSigned(partner.secret, request.headers, body, ctx.clock.now())) {
          return reply.code(401).send({ error: 'SIGNATURE_INVALID' })
        }
        later(JSON.parse(body) as PartnerRequest, partner)
        return reply.code(202).send({ status: 'pending' })
      })
    })
  }
  return { path: PATH, stop: () => timers.forEach((timer) => clearTimeout(timer)) }
}
