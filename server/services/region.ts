import type { Context } from '../context'
import { AppError } from '../http/errors'
import type { Origin } from '../http/route'

/**
 * Guards registration and whatever begins a trade; what ends one, and withdrawing, is open to everybody.
 * @throws AppError REGION_REFUSED where the operator does not offer them
 */
export const passRegion = (
  { config }: Pick<Context, 'config'>,
  { country }: Pick<Origin, 'country'>,
): void => {
  if (country !== null && config.regions?.refused.includes(country)) throw new AppError('REGION_REFUSED')
}
