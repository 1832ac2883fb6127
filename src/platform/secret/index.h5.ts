import { inShell, native } from '../shell'
import { readStored, removeStored, writeStored } from '../storage'

/** In a shell the secure storage answers later, and to who may know: `features/device` asks. @returns null when nothing is kept */
export const readSecret = (key: string): unknown => (inShell ? null : readStored(key))

/** In a shell plain storage never holds it. */
export const keepSecret = (key: string, value: string): void => {
  if (inShell) void native().then((phone) => phone.keepSecret(key, value))
  else writeStored(key, value)
}

export const removeSecret = (key: string): void => {
  removeStored(key)
  if (inShell) void native().then((phone) => phone.removeSecret(key))
}
