import { readStored, removeStored, storedKeys } from '@/platform/storage'
import { resetPrefs } from '@/stores/preferences'

/** What stays: the session, and what the app must know to start as it was. */
export const KEPT: readonly string[] = ['token', 'userInfo', 'lang', 'line']

const clearable = (): string[] => storedKeys().filter((key) => !KEPT.includes(key))

/** Size of what can be cleared: characters of all names and values, as they are stored. */
export const cacheSize = (): number =>
  clearable().reduce((sum, key) => sum + key.length + JSON.stringify(readStored(key)).length, 0)

/** Removes everything that the app keeps on this device but what stays. */
export const clearCache = (): void => {
  clearable().forEach(removeStored)
  resetPrefs()
}

/** A size as it is read: whole KB, rounded up; what is there never shows as nothing. */
export const sizeText = (size: number): string => `${Math.ceil(size / 1024)} KB`
