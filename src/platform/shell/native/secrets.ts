import { SecureStorage } from './plugins'

/** Read while the phone is unlocked, and never taken to another phone: a number of iOS's keychain. */
const THIS_PHONE_ONLY = 1

const keyed = (key: string) => ({ prefixedKey: `limelight_${key}`, sync: false }) as const

let failed: () => void = () => undefined

/** Calls `handler` when a secret could not be kept. */
export const onSecretLost = (handler: () => void): void => {
  failed = handler
}

/** One after the other: what was asked last is what stays. */
let last: Promise<unknown> = Promise.resolve()
const next = <T>(work: () => Promise<T>): Promise<T> => {
  const done = last.then(work, work)
  last = done.catch(() => undefined)
  return done
}

/** @returns null when nothing is kept under the key. @throws what the keychain or keystore said */
export const readSecret = (key: string): Promise<string | null> =>
  next(async () => (await SecureStorage.internalGetItem(keyed(key))).data)

/** @throws what the keychain or keystore said */
export const writeSecret = (key: string, data: string): Promise<void> =>
  next(() => SecureStorage.internalSetItem({ ...keyed(key), data, access: THIS_PHONE_ONLY }))

/** Keeps a secret; says so when the phone cannot. */
export const keepSecret = (key: string, data: string): Promise<void> =>
  writeSecret(key, data).catch(() => failed())

export const removeSecret = (key: string): Promise<void> =>
  next(() => SecureStorage.internalRemoveItem(keyed(key))).then(
    () => undefined,
    () => undefined,
  )
