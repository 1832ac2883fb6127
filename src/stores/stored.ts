import { readStored } from '@/platform/storage'

/** Reads a stored value through a guard; anything unexpected gives the default. */
export const readWith = <T>(key: string, guard: (value: unknown) => value is T, fallback: T): T => {
  const value = readStored(key)
  return guard(value) ? value : fallback
}

export { isRecord } from './guards'
