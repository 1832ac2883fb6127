import type { PictureSide } from '@core/domain/identity'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import { cleanPicture } from '../pictures/clean'
import { lockUser } from '../services/lockUser'
import { uuidv7 } from '../store/ids'
import type { Tx } from '../store/db'
import { sealPicture } from './sealed'

type Parts = Pick<Context, 'db' | 'clock' | 'secrets'>

/** Small print stays legible at this many pixels of the longer side. */
const MAX_SIDE = 2_000
/** Pictures of a user that wait for a form: both sides, and some that were chosen again. */
const WAITING = 6
/** A picture that no form named within this time (ms) is removed. */
const KEEP = 24 * 3_600_000

const INSERT = `
insert into identity_pictures (id, user_id, side, sealed, created_at) values ($1, $2, $3, $4, $5)`

const DROP_OLD = `
delete from identity_pictures where id in (
  select id from identity_pictures where user_id = $1 and identity_id is null order by id desc offset $2)`

/**
 * Keeps a side of a document until a form names it. It is written anew and sealed; nobody can ask for it again.
 * @throws AppError PICTURE_TYPE, PICTURE_TOO_LARGE, PICTURE_BROKEN, ACCOUNT_FROZEN
 */
export const keepPicture = async (
  { db, clock, secrets }: Parts,
  userId: string,
  { side, file }: { side: PictureSide; file: Uint8Array },
): Promise<{ id: string; side: PictureSide }> => {
  const picture = await cleanPicture(file, { maxSide: MAX_SIDE, format: 'jpeg' })
  const id = uuidv7()
  const sealed = sealPicture(secrets, id, picture)
  await db.tx(async (t) => {
    await lockUser(t, userId)
    await t.query('identity.picture', INSERT, [id, userId, side, sealed, clock.now()])
    await t.query('identity.dropOld', DROP_OLD, [userId, WAITING])
  })
  return { id, side }
}

const ATTACH = `
update identity_pictures set identity_id = $1
where id::text = $2 and user_id = $3 and side = $4 and identity_id is null returning id`

/** Gives a picture to the form that names it. @throws AppError IDENTITY_PICTURE_GONE: removed, used, or another's */
export const attachPicture = async (
  t: Tx,
  { identityId, userId, side, id }: { identityId: string; userId: string; side: PictureSide; id: string },
): Promise<void> => {
  const found = await t.query('identity.attach', ATTACH, [identityId, id, userId, side])
  if (found.length === 0) throw new AppError('IDENTITY_PICTURE_GONE', { side })
}

/** Removes pictures that no form named within a day. */
export const forgetPictures = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<unknown> =>
  db.query('identity.forget', 'delete from identity_pictures where identity_id is null and created_at < $1', [
    clock.now() - KEEP,
  ])
