import type { FundTypeId } from '@core/domain'
import { toWire, type Money } from '@core/money'
import type { Bucket, Entry } from './types'

/** Where money lies: a bucket of an account. */
export type Place = readonly [account: string, bucket: Bucket]

/** Moves an amount between two places; zero amounts leave no entry. */
export const move = (amount: Money, from: Place, to: Place, fundType: FundTypeId): Entry[] => {
  if (amount.eq('0')) return []
  return [
    { account: from[0], bucket: from[1], fundType, amount: toWire(amount.neg()) },
    { account: to[0], bucket: to[1], fundType, amount: toWire(amount) },
  ]
}
