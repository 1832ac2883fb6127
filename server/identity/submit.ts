import {
  canSubmit,
  checkIdentity,
  normaliseIdentity,
  type IdentityDocument,
  type IdentityForm,
  type IdentityState,
} from '@core/domain/identity'
import type { RequestOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import { uuidv7 } from '../store/ids'
import type { Tx } from '../store/db'
import { attachPicture } from './pictures'
import { identityOf, type IdentityView } from './read'
import { numberHash, sealForm } from './sealed'

type Request = RequestOf<'user.realname'>
type Parts = Pick<Context, 'db' | 'clock' | 'secrets' | 'config' | 'bus'>

/** Without any field it is a question. */
export const isForm = (request: Request): boolean =>
  Object.values(request).some((value) => value !== undefined && value !== '')

const formOf = (request: Request): IdentityForm => ({
  ...{ name: '', idNumber: '', holder: '', cardNumber: '', region: '', phone: '', document: '' },
  ...{ front: '', back: '' },
  ...request,
})

const LOCK = 'select realname_state, frozen from users where id = $1 for no key update'
const PENDING = "update users set realname_state = 'pending' where id = $1"

/** Frees the pictures of what was turned down before: they are of no use to anyone. */
const DROP_PICTURES = `
delete from identity_pictures where identity_id in (select id from identities where user_id = $1)`

/** Waits for another submission of the same number; its own lock makes a second one of the same user impossible. */
const INSERT = `
insert into identities (id, user_id, state, document, sealed, number_hash, submitted_at)
values ($1, $2, 'pending', $3, $4, $5, $6) on conflict do nothing returning id`

/** Submissions of one user follow each other. @throws AppError ACCOUNT_FROZEN, IDENTITY_PENDING, IDENTITY_APPROVED */
const admit = async (t: Tx, userId: string): Promise<void> => {
  const [user] = await t.query<{ realname_state: IdentityState; frozen: boolean }>('identity.lock', LOCK, [
    userId,
  ])
  if (!user || user.frozen) throw new AppError('ACCOUNT_FROZEN')
  if (canSubmit(user.realname_state)) return
  throw new AppError(user.realname_state === 'pending' ? 'IDENTITY_PENDING' : 'IDENTITY_APPROVED')
}

/**
 * Takes a form with its two pictures. One of a user waits at most; the same number waits or is approved on one account
 * only, and nobody is told on whose.
 * @throws AppError of the rules, IDENTITY_PENDING, IDENTITY_APPROVED, IDENTITY_NUMBER_TAKEN, IDENTITY_PICTURE_GONE
 */
export const submitIdentity = async (
  parts: Parts,
  userId: string,
  request: Request,
): Promise<IdentityView> => {
  const typed = formOf(request)
  Object.values(checkIdentity(typed)).forEach(refuse)
  const form = normaliseIdentity(typed)
  const { db, clock, secrets, bus } = parts
  const id = uuidv7()
  return db.tx(async (t) => {
    await admit(t, userId)
    await t.query('identity.dropPictures', DROP_PICTURES, [userId])
    const values = [form.document as IdentityDocument, sealForm(secrets, id, form)]
    const taken = await t.query('identity.insert', INSERT, [
      ...[id, userId, ...values],
      ...[numberHash(secrets, form.idNumber), clock.now()],
    ])
    if (taken.length === 0) throw new AppError('IDENTITY_NUMBER_TAKEN')
    for (const side of ['front', 'back'] as const) {
      await attachPicture(t, { identityId: id, userId, side, id: form[side] })
    }
    await t.query('identity.pending', PENDING, [userId])
    t.afterCommit(() => bus.publish('record', { userId, kind: 'identity', id }))
    return identityOf(parts, t, userId)
  })
}
