import type { Static } from 'typebox'
import type { CallId } from '../endpoints'
import { account } from './account'
import { addresses } from './addresses'
import type { CallSchema } from './common'
import { contracts } from './contracts'
import { deposits } from './deposits'
import { fairness } from './fairness'
import { favourites } from './favourites'
import { liabilities } from './liabilities'
import { market } from './market'
import { options } from './options'
import { receipts } from './receipts'
import { swap } from './swap'
import { transfers } from './transfers'
import { user } from './user'
import { withdrawals } from './withdrawals'

/** Schemas of every opened call. A call that is not yet opened has none and answers NOT_YET_OPENED. */
export const schemas = {
  ...account,
  ...addresses,
  ...contracts,
  ...deposits,
  ...fairness,
  ...favourites,
  ...liabilities,
  ...user,
  ...market,
  ...options,
  ...receipts,
  ...swap,
  ...transfers,
  ...withdrawals,
} as const satisfies Partial<Record<CallId, CallSchema>>

export type OpenCallId = keyof typeof schemas
export type RequestOf<Id extends OpenCallId> = Static<(typeof schemas)[Id]['request']>
export type ResponseOf<Id extends OpenCallId> = Static<(typeof schemas)[Id]['response']>

export * from './account'
export * from './addresses'
export * from './common'
export * from './contracts'
export * from './deposits'
export * from './fairness'
export * from './favourites'
export * from './liabilities'
export * from './market'
export * from './options'
export * from './receipts'
export * from './swap'
export * from './transfers'
export * from './user'
export * from './withdrawals'
