import { createHash } from 'node:crypto'
import type { AccountTypeId, CurrencyId } from '@core/domain'
import type { House } from './houses'

/** A version 8 UUID that follows from what it names, so that nobody has to look it up and nothing is made twice. */
export const stableId = (...parts: readonly (string | number)[]): string => {
  const hash = createHash('sha256').update(parts.join(':')).digest().subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Id of a user's account of one type in one currency. */
export const userAccount = (userId: string, accountType: AccountTypeId, currencyId: CurrencyId): string =>
  stableId('user', userId, accountType, currencyId)

/** Id of one shard of a house account. */
export const houseAccount = (house: House, currencyId: CurrencyId, shard: number): string =>
  stableId('house', house, currencyId, shard)
