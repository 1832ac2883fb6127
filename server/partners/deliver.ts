import type { Context } from '../context'
import { decideTransfer, type Verdict } from '../services/transfers/decide'
import { announceTransfer } from '../services/transfers/rows'
import { readReply, requestOf } from './messages'
import { postpone, type Claimed } from './outbox'
import { sendTo } from './send'
import { sign } from './signature'
import type { Partner } from './types'

type Parts = Pick<Context, 'db' | 'bus' | 'clock' | 'ledger' | 'log'>

/** What a partner said by its reply to a webhook or by a message of its own, in one transaction. */
export const settle = (parts: Parts, verdict: Verdict): ReturnType<typeof decideTransfer> =>
  parts.db.tx(async (t) => {
    const found = await decideTransfer(parts, t, verdict)
    if (found?.decided) announceTransfer(parts, t, found.row)
    return found
  })

/** @returns the verdict of the reply, or why there is none yet */
const ask = async (
  { clock }: Parts,
  partner: Partner,
  url: string,
  row: Claimed,
): Promise<Verdict | string> => {
  const body = JSON.stringify(requestOf(row))
  const headers = sign(partner.secret, row.id, body, clock.now())
  const { privateAddress } = partner
  const reply = await sendTo({ url, headers: { ...headers }, body, privateAddress })
  if (reply.status < 200 || reply.status > 299) return `the partner answered HTTP ${reply.status}`
  const said = readReply(reply.body)
  if (said?.transferId !== row.id) return 'delivered; the partner has not decided yet'
  const { status: outcome, reason = null, reference = null } = said
  return { transferId: row.id, partnerId: partner.id, outcome, reason, reference }
}

/**
 * Tells a partner of one transfer. Whatever happens is written down: a verdict decides it, anything else means another
 * try later; when the last try is over it is stuck until an operator looks.
 */
export const deliver = async (parts: Parts, partner: Partner, url: string, row: Claimed): Promise<void> => {
  const answer = await ask(parts, partner, url, row).catch((error: Error) => error.message)
  if (typeof answer !== 'string') {
    const found = await settle(parts, answer)
    if (found && found.row.state !== answer.outcome) {
      const about = { transfer: row.id, partner: partner.id, decided: found.row.state, said: answer.outcome }
      parts.log.error(about, 'a partner contradicts itself; the first verdict stands')
    }
    return
  }
  const stuck = await postpone(parts.db, row, answer, parts.clock.now())
  const about = { transfer: row.id, partner: partner.id, tries: row.tries, answer }
  if (stuck) parts.log.error(about, 'a partner could not be told; see npm run ops -- partner-outbox')
  else parts.log.info(about, 'a partner will be told again')
}
