import type { ResponseOf } from '@core/contract/schemas'

/** The session that a login has opened; fails when it asks for a second step. */
export const opened = (begun: ResponseOf<'user.login'>) => {
  if ('secondStep' in begun) throw new Error('a second step is asked for')
  return begun
}
