import type { Static } from 'typebox'
import type { CallId } from '../endpoints'
import { access } from './access'
import { account } from './account'
import { addresses } from './addresses'
import { alerts } from './alerts'
import type { CallSchema } from './common'
import { content } from './content'
import { contracts } from './contracts'
import { deposits } from './deposits'
import { fairness } from './fairness'
import { favourites } from './favourites'
import { identity } from './identity'
import { liabilities } from './liabilities'
import { market } from './market'
import { notifications } from './notifications'
import { options } from './options'
import { profile } from './profile'
import { receipts } from './receipts'
import { share } from './share'
import { swap } from './swap'
import { team } from './team'
import { transfers } from './transfers'
import { user } from './user'
import { withdrawals } from './withdrawals'

/** Schemas of every opened call. A call that is not yet opened has none and answers NOT_YET_OPENED. */
export const schemas = {
  ...access,
  ...account,
  ...addresses,
  ...alerts,
  ...content,
  ...contracts,
  ...deposits,
  ...fairness,
  ...favourites,
  ...identity,
  ...liabilities,
  ...user,
  ...market,
  ...notifications,
  ...options,
  ...profile,
  ...receipts,
  ...share,
  ...swap,
  ...team,
  ...transfers,
  ...withdrawals,
} as const satisfies Partial<Record<CallId, CallSchema>>

export type OpenCallId = keyof typeof schemas
export type RequestOf<Id extends OpenCallId> = Static<(typeof schemas)[Id]['request']>
export type ResponseOf<Id extends OpenCallId> = Static<(typeof schemas)[Id]['response']>

export * from './access'
export * from './account'
export * from './addresses'
export * from './alerts'
export * from './common'
export * from './content'
export * from './contracts'
export * from './deposits'
export * from './fairness'
export * from './favourites'
export * from './identity'
export * from './liabilities'
export * from './market'
export * from './notifications'
export * from './options'
export * from './profile'
export * from './receipts'
export * from './share'
export * from './swap'
export * from './team'
export * from './transfers'
export * from './user'
export * from './withdrawals'
