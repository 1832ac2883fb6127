import { checkAgreement, checkPassword, checkPasswordsMatch } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { completeSession, type Arrival } from '../access/begin'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import { uuidv7 } from '../store/ids'
import type { Queries, Tx } from '../store/db'
import type { UserRow } from '../store/tables/people'
import { joinTeam } from '../team/join'
import { consumeCode, verifyCode } from './codes'
import { contactOf, type Contact } from './contacts'
import { openFunds } from './funding'
import { inviterByCode } from './invite'
import { hashPassword, refuseCommon } from './passwords'
import { newInviteCode, newUid, type UserInfo } from './users'

const INSERT = `
insert into users (id, uid, email, region, phone, nickname, password_hash, invite_code, inviter_id, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning *`

/** Chances to draw a free uid and invite code. */
const DRAWS = 5

/**
 * Registers a user with accounts, agreement and a first session, in one transaction.
 * That an account exists is told only to who proved to own it with a code.
 */
export const register = async (
  ctx: Context,
  request: RequestOf<'user.register'>,
  arrival: Arrival,
): Promise<{ token: string; userInfo: UserInfo }> => {
  const contact = contactOf(request)
  refuse(checkPassword(request.password))
  refuse(checkPasswordsMatch(request.password, request.confirmPassword))
  refuse(checkAgreement(request.agreement))
  refuseCommon(request.password)
  const inviterId = await inviterOf(ctx.db, request.inviteCode)
  const proof = { contact, purpose: 'register', code: request.code } as const
  await verifyCode(ctx, proof)
  const passwordHash = await hashPassword(ctx.secrets, request.password)
  return ctx.db.tx(async (t) => {
    await consumeCode(ctx, t, proof)
    const user = await insertUser(ctx, t, { contact, passwordHash, inviterId })
    await joinTeam(ctx, t, user)
    await openFunds(ctx, t, user.id)
    return completeSession(ctx, t, user, arrival)
  })
}

/** The inviter, when a code was given. @throws AppError INVITE_CODE_UNKNOWN */
const inviterOf = async (db: Queries, inviteCode = ''): Promise<string | null> => {
  if (inviteCode.trim() === '') return null
  const inviterId = await inviterByCode(db, inviteCode)
  if (inviterId === null) throw new AppError('INVITE_CODE_UNKNOWN')
  return inviterId
}

interface NewUser {
  readonly contact: Contact
  readonly passwordHash: string
  readonly inviterId: string | null
}

/** A name in no language, until the user chooses one. */
const firstNickname = (uid: string): string => `LL-${uid.slice(-4)}`

/** @throws AppError ACCOUNT_TAKEN */
const insertUser = async ({ clock }: Context, t: Tx, user: NewUser): Promise<UserRow> => {
  const { contact, passwordHash, inviterId } = user
  const email = contact.kind === 'email' ? contact.email : null
  const [region, phone] = contact.kind === 'phone' ? [contact.region, contact.phone] : [null, null]
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const uid = newUid()
    const values = [uuidv7(), uid, email, region, phone, firstNickname(uid), passwordHash]
    const [row] = await t.query<UserRow>('users.insert', INSERT, [
      ...values,
      newInviteCode(),
      inviterId,
      clock.now(),
    ])
    if (row) return row
    if (await isTaken(t, contact)) throw new AppError('ACCOUNT_TAKEN')
  }
  throw new AppError('SERVER_BUSY')
}

const TAKEN = 'select 1 from users where email = $1 or (region = $2 and phone = $3)'

const isTaken = async (t: Tx, contact: Contact): Promise<boolean> => {
  const values =
    contact.kind === 'email' ? [contact.email, null, null] : [null, contact.region, contact.phone]
  return (await t.query('users.taken', TAKEN, values)).length > 0
}
