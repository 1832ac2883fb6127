import { maskIdNumber, maskName } from '@core/domain/identity'
import { maskCard, maskPhone } from '@core/money'
import type { ResponseOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { userById } from '../services/users'
import type { Queries } from '../store/db'
import type { IdentityRow } from '../store/tables/identity'
import { openForm } from './sealed'

export type IdentityView = ResponseOf<'user.realname'>

/** What a user sent last; undefined when nothing is kept. */
export const latestIdentity = (q: Queries, userId: string): Promise<IdentityRow | undefined> =>
  q.kysely
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const maskedOrNull = (text: string, mask: (text: string) => string): string | null =>
  text === '' ? null : mask(text)

const submissionOf = (secrets: Context['secrets'], row: IdentityRow): IdentityView['submission'] => {
  const { name, idNumber, holder, cardNumber, phone } = openForm(secrets, row)
  return {
    name: maskName(name),
    idNumber: maskIdNumber(idNumber),
    holder: maskedOrNull(holder, maskName),
    cardNumber: maskedOrNull(cardNumber, maskCard),
    phone: maskedOrNull(phone, maskPhone),
    document: row.document,
    submittedAt: Number(row.submitted_at),
    decidedAt: row.decided_at === null ? null : Number(row.decided_at),
    reason: row.reason,
    words: row.words,
  }
}

/** A user's own state, and what they sent last, masked. */
export const identityOf = async (
  { config, secrets }: Pick<Context, 'config' | 'secrets'>,
  q: Queries,
  userId: string,
): Promise<IdentityView> => {
  const { realname_state: state } = await userById(q, userId)
  const row = await latestIdentity(q, userId)
  return { state, needed: config.identityRequired, submission: row ? submissionOf(secrets, row) : null }
}
