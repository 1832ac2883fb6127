import { AppError } from '../http/errors'
import type { Session } from '../http/session'
import type { Tx } from '../store/db'

/** Who asks; without the id of a session only the user is looked at. */
export type Asker = Pick<Session, 'userId'> & { readonly id: Session['id'] | null }

const OUT = `
select exists (select 1 from users where id = $1 and frozen) as frozen,
  $2::uuid is not null and not exists (select 1 from sessions where id = $2) as ended`

/**
 * Why somebody is no longer let through, though their session was found when the call began: they were frozen or signed out
 * since, perhaps while a password was checked. Asked in the transaction of what they want.
 */
export const refusalOf = async (t: Tx, { id, userId }: Asker): Promise<AppError | null> => {
  const [out] = await t.query<{ frozen: boolean; ended: boolean }>('users.out', OUT, [userId, id])
  if (out?.frozen) return new AppError('ACCOUNT_FROZEN')
  return out?.ended ? new AppError('LOGIN_EXPIRED') : null
}

/** @throws AppError ACCOUNT_FROZEN, LOGIN_EXPIRED for who is no longer let through */
export const passStillIn = async (t: Tx, asker: Asker): Promise<void> => {
  const refusal = await refusalOf(t, asker)
  if (refusal) throw refusal
}
