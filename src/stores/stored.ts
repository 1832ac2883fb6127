import { readStored } from '@/platform/storage'

/** Reads a stored value through a guard; anything unexpected gives the default. */
export const readWith = <T>(key: string, guard: (value: unknown) => value is T, fallback: T): T => {
  const value = readStored(key)
  return guard(value) ? value : fallback
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
