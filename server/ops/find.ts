import { CURRENCIES, type Currency } from '@core/domain'
import { parseAmount, type Money } from '@core/money'
import { ConfigError } from '../config'
import type { UserRow } from '../store/tables/people'
import type { Operator } from './command'

/** The user with this UID. @throws ConfigError */
export const findUser = async ({ db }: Pick<Operator, 'db'>, uid: string): Promise<UserRow> => {
  const user = await db.kysely.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst()
  if (!user) throw new ConfigError(`no user has the UID "${uid}"`)
  return user
}

/** A currency by its code, in whatever case. */
export const findCurrency = (code: string): Currency | undefined =>
  CURRENCIES.find((c) => c.code === code.toUpperCase())

/** @returns null for what is no amount above 0 of this currency */
export const readSum = (text: string, { scale }: Pick<Currency, 'scale'>): Money | null => {
  const amount = parseAmount(text, scale)
  return amount?.gt('0') ? amount : null
}
