import { checkPassword, checkPasswordsMatch } from '@core/domain'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import { hashPassword, refuseCommon, verifyPassword } from '../services/passwords'
import type { UserRow } from '../store/tables/people'

/** The rule, before anything else is asked. @throws AppError PASSWORD_REQUIRED, PASSWORD_..., PASSWORDS_DIFFER */
export const checkNewPassword = (password: string, again: string): void => {
  refuse(checkPassword(password))
  refuse(checkPasswordsMatch(password, again))
  refuseCommon(password)
}

/**
 * The hash of a new login password. That it is the trade password, or the present one, is told only to who has proved
 * to be the owner.
 * @throws AppError PASSWORD_SAME_AS_TRADE, PASSWORD_UNCHANGED
 */
export const hashNewPassword = async (
  { secrets }: Pick<Context, 'secrets'>,
  user: Pick<UserRow, 'password_hash' | 'trade_password_hash'>,
  password: string,
): Promise<string> => {
  const { password_hash: present, trade_password_hash: trade } = user
  if (trade !== null && (await verifyPassword(secrets, trade, password)))
    throw new AppError('PASSWORD_SAME_AS_TRADE')
  if (await verifyPassword(secrets, present, password)) throw new AppError('PASSWORD_UNCHANGED')
  return hashPassword(secrets, password)
}
