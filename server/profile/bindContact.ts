import { bindText } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { writeEvent } from '../access/events'
import { tellByMail } from '../access/tell'
import type { Owner } from '../access/twoStep'
import type { Context } from '../context'
import { errorCode } from '../errorCode'
import { AppError } from '../http/errors'
import { consumeCode, verifyCode } from '../services/codes'
import { contactOf, ownContact, type Contact } from '../services/contacts'
import { lockUser } from '../services/lockUser'
import { userById } from '../services/users'
import type { Tx } from '../store/db'
import type { UserRow } from '../store/tables/people'

type Request = RequestOf<'user.bind'>

const EMAIL = 'update users set email = $2 where id = $1'
const PHONE = 'update users set region = $2, phone = $3 where id = $1'

const save = async (t: Tx, userId: string, contact: Contact): Promise<void> => {
  if (contact.kind === 'email') await t.query('bind.email', EMAIL, [userId, contact.email])
  else await t.query('bind.phone', PHONE, [userId, contact.region, contact.phone])
}

const isOwn = (user: UserRow, contact: Contact): boolean =>
  contact.kind === 'email'
    ? user.email === contact.email
    : user.region === contact.region && user.phone === contact.phone

/** Says which of the two codes was refused. */
const ofNewCode = (error: unknown): never => {
  if (!(error instanceof AppError)) throw error
  throw new AppError(error.code, { ...error.params, field: 'newCode' })
}

const UNIQUE_VIOLATION = '23505'

/**
 * Gives an account a second contact, or another one in place of the first. Both the new contact and one that the user
 * had before are proved with a code: whoever holds a phone for a minute must not get the account for good. That the new
 * contact belongs to somebody else is told only to who proved to own it. The address that there was before gets a mail.
 * @throws AppError CONTACT_UNCHANGED, CONTACT_TAKEN, CODE_..., EMAIL_INVALID, PHONE_INVALID, ACCOUNT_FROZEN
 */
export const bindContact = async (
  ctx: Context,
  { userId, origin }: Owner,
  kind: Contact['kind'],
  { account = '', region, newCode = '', code = '', codeKind }: Request,
): Promise<void> => {
  const contact = contactOf({ kind, account, region })
  const user = await userById(ctx.db, userId)
  if (isOwn(user, contact)) throw new AppError('CONTACT_UNCHANGED')
  const own = { contact: ownContact(user, codeKind), purpose: 'bind', code } as const
  const fresh = { contact, purpose: 'bindContact', code: newCode } as const
  await verifyCode(ctx, { ...own, boundTo: bindText(kind, { account, region }) })
  await verifyCode(ctx, { ...fresh, boundTo: userId }).catch(ofNewCode)
  try {
    await ctx.db.tx(async (t) => {
      await lockUser(t, userId)
      await consumeCode(ctx, t, own)
      await consumeCode(ctx, t, fresh)
      await save(t, userId, contact)
      await writeEvent(ctx, t, { userId, kind: 'contactBound', origin })
      tellByMail(ctx, t, user, { news: 'contactBound', origin })
    })
  } catch (error) {
    throw errorCode(error) === UNIQUE_VIOLATION ? new AppError('CONTACT_TAKEN') : error
  }
  ctx.log.info({ userId, kind }, 'a contact was bound')
}
