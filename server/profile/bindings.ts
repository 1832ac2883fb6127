import { getAddress } from 'viem'
import { INVITER_DAYS } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { maskEmail, maskPhone } from '@core/money'
import type { Queries } from '../store/db'
import type { UserRow } from '../store/tables/people'
import { userById } from '../services/users'

export type Bindings = ResponseOf<'user.bind'>

const DAY = 86_400_000

/** Until when (ms) this user may still name an inviter. */
export const inviterDeadline = ({ created_at }: Pick<UserRow, 'created_at'>): number =>
  Number(created_at) + INVITER_DAYS * DAY

const NICKNAME = 'select nickname from users where id = $1'

/** What is bound to an account; contacts are masked. */
export const bindingsOf = async (db: Queries, userId: string, now: number): Promise<Bindings> => {
  const user = await userById(db, userId)
  const [inviter] = await db.query<{ nickname: string }>('bind.inviter', NICKNAME, [user.inviter_id])
  const until = inviterDeadline(user)
  return {
    email: user.email === null ? null : maskEmail(user.email),
    phone: user.phone === null ? null : maskPhone(user.phone),
    wallet: user.wallet === null ? null : getAddress(user.wallet),
    inviter: inviter?.nickname ?? null,
    inviterUntil: user.inviter_id === null && now < until ? until : null,
  }
}
