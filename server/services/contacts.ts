import {
  checkEmail,
  checkPhone,
  normaliseEmail,
  normalisePhone,
  REGIONS,
  regionByCode,
  type RegionCode,
} from '@core/domain'
import { AppError, refuse } from '../http/errors'
import type { Queries } from '../store/db'
import type { UserRow } from '../store/tables/people'

/**
 * An e-mail address or a phone number in its one stored form.
 * Countries that share a dial code share their numbers: such a phone is kept under the first of them.
 */
export type Contact =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly region: RegionCode; readonly phone: string }

interface Typed {
  readonly kind: 'email' | 'phone'
  readonly account: string
  readonly region?: string
}

/** Reads what someone typed. @throws AppError when it is no valid contact */
export const contactOf = ({ kind, account, region }: Typed): Contact => {
  if (kind === 'email') {
    refuse(checkEmail(account))
    return { kind, email: normaliseEmail(account) }
  }
  const chosen = regionByCode(region ?? '')
  refuse(checkPhone(account, chosen))
  const found = REGIONS.find(({ dial }) => dial === chosen?.dial)
  if (!found) throw new AppError('REGION_REQUIRED')
  return { kind, region: found.code, phone: normalisePhone(account) }
}

/** One text per contact: where a code goes, what a back-off counts. */
export const destinationOf = (contact: Contact): string =>
  contact.kind === 'email' ? contact.email : `+${regionByCode(contact.region)?.dial ?? ''}${contact.phone}`

/** The user with this contact, if any. */
export const findByContact = async (db: Queries, contact: Contact): Promise<UserRow | undefined> => {
  const users = db.kysely.selectFrom('users').selectAll()
  const query =
    contact.kind === 'email'
      ? users.where('email', '=', contact.email)
      : users.where('region', '=', contact.region).where('phone', '=', contact.phone)
  return query.executeTakeFirst()
}

/** A user's own e-mail or phone; the one they have when none is named. @throws AppError ACCOUNT_REQUIRED */
export const ownContact = (
  { email, region, phone }: Pick<UserRow, 'email' | 'region' | 'phone'>,
  kind?: Contact['kind'],
): Contact => {
  if (email !== null && kind !== 'phone') return { kind: 'email', email }
  const found = regionByCode(region ?? '')
  if (phone === null || !found || kind === 'email') throw new AppError('ACCOUNT_REQUIRED')
  return { kind: 'phone', region: found.code, phone }
}
