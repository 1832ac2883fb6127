import { AppError } from './errors'
import { SECRET_FIELDS } from './secretFields'

/**
 * Refuses secrets in a query, unless the operator allows them for old clients. A token never goes there.
 * @throws AppError SECRET_IN_QUERY
 */
export const refuseSecrets = (query: object, allowed: boolean): void => {
  const found = SECRET_FIELDS.filter((name) => Object.hasOwn(query, name))
  if (found.includes('token') || (found.length > 0 && !allowed)) throw new AppError('SECRET_IN_QUERY')
}
