import { AppError } from './errors'

/** Fields that must not sit in an address or a log. */
const SECRETS: readonly string[] = [
  'token',
  'password',
  'confirmPassword',
  'newPassword',
  'oldPassword',
  'loginPassword',
  'tradePassword',
  'code',
  'captcha',
  'signature',
  'idNumber',
  'cardNumber',
]

/**
 * Refuses secrets in a query, unless the operator allows them for old clients. A token never goes there.
 * @throws AppError SECRET_IN_QUERY
 */
export const refuseSecrets = (query: object, allowed: boolean): void => {
  const found = SECRETS.filter((name) => Object.hasOwn(query, name))
  if (found.includes('token') || (found.length > 0 && !allowed)) throw new AppError('SECRET_IN_QUERY')
}
