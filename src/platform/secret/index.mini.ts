import { readStored, removeStored, writeStored } from '../storage'

/** A mini-program's storage belongs to this mini-program and this user alone. @returns null when nothing is kept */
export const readSecret = (key: string): unknown => readStored(key)
export const keepSecret = (key: string, value: string): void => writeStored(key, value)
export const removeSecret = (key: string): void => removeStored(key)
