import { randomInt } from 'node:crypto'
import { inviteLink, UID_DIGITS } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { maskEmail, maskPhone } from '@core/money'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import type { Queries } from '../store/db'
import type { UserRow } from '../store/tables/people'

export type UserInfo = ResponseOf<'user.info'>

/** Without letters and digits that look alike. */
const INVITE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const INVITE_LENGTH = 6

export const newUid = (): string => String(randomInt(10 ** (UID_DIGITS - 1), 10 ** UID_DIGITS))

export const newInviteCode = (): string =>
  Array.from({ length: INVITE_LENGTH }, () => INVITE_ALPHABET.charAt(randomInt(INVITE_ALPHABET.length))).join(
    '',
  )

/** Where a profile picture is read, on every line. */
export const avatarPath = (avatar: string | null): string | null =>
  avatar === null ? null : `/api/ext/avatar/${avatar}`

/** A user's own view of themselves; contacts are masked. */
export const infoOf = ({ config }: Pick<Context, 'config'>, user: UserRow): UserInfo => ({
  uid: user.uid,
  nickname: user.nickname,
  avatar: avatarPath(user.avatar),
  level: user.level,
  inviteCode: user.invite_code,
  inviteLink: inviteLink(config.publicUrl ?? '', user.invite_code),
  hasTradePassword: user.trade_password_hash !== null,
  realnameState: user.realname_state,
  email: user.email === null ? null : maskEmail(user.email),
  phone: user.phone === null ? null : maskPhone(user.phone),
  registeredAt: Number(user.created_at),
})

/** @throws AppError NOT_FOUND */
export const userById = async (db: Queries, id: string): Promise<UserRow> => {
  const user = await db.kysely.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (!user) throw new AppError('NOT_FOUND')
  return user
}
