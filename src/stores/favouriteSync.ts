import type { FavouriteChange } from '@core/domain'
import { isRecord } from './stored'

/** A change that the server has not confirmed, and whose list it is for: '' until somebody signs in. */
export interface StarIntent extends FavouriteChange {
  readonly uid: string
}

export interface FavouriteSync {
  /** User whose list is on this device; '' before the first sign-in. */
  readonly of: string
  readonly intents: readonly StarIntent[]
}

export const NO_SYNC: FavouriteSync = { of: '', intents: [] }

const isIntent = (value: unknown): value is StarIntent =>
  isRecord(value) &&
  typeof value.tradeId === 'number' &&
  typeof value.on === 'boolean' &&
  typeof value.uid === 'string'

export const readFavouriteSync = (value: unknown): FavouriteSync | undefined =>
  isRecord(value) && typeof value.of === 'string' && Array.isArray(value.intents)
    ? { of: value.of, intents: value.intents.filter(isIntent) }
    : undefined
