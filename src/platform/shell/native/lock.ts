import type { LockChange } from '../types'
import { Biometry, codeOf } from './plugins'
import { readSecret, removeSecret, writeSecret } from './secrets'

const KEY = 'lock'

/** Whether it is on, as far as it was read; kept with the secrets, so that clearing the app's storage does not unlock it. */
const state = { on: null as boolean | null, asking: false }

/** @throws what the keychain or keystore said */
export const isLockOn = async (): Promise<boolean> => {
  state.on ??= (await readSecret(KEY)) === 'on'
  return state.on
}

/** The phone's own window is open: the app leaves the front for it, and for nothing else. */
export const isAsking = (): boolean => state.asking

/**
 * Asks for a finger or a face.
 * @param reason what the phone says while it asks
 */
export const recognise = async (reason: string): Promise<LockChange> => {
  if (state.asking) return 'refused'
  state.asking = true
  try {
    await Biometry.internalAuthenticate({ reason, androidTitle: reason, allowDeviceCredential: false })
    return 'done'
  } catch (error) {
    return codeOf(error).startsWith('biometryNot') || codeOf(error) === 'passcodeNotSet'
      ? 'missing'
      : 'refused'
  } finally {
    state.asking = false
  }
}

const canRecognise = (): Promise<boolean> =>
  Biometry.checkBiometry().then(
    ({ isAvailable }) => isAvailable,
    () => false,
  )

/** Who switches it on or off is recognised first; off also where the phone has forgotten finger and face. */
export const switchLock = async (on: boolean, reason: string): Promise<LockChange> => {
  const available = await canRecognise()
  if (on && !available) return 'missing'
  const known = available ? await recognise(reason) : 'done'
  if (known !== 'done') return known
  try {
    if (on) await writeSecret(KEY, 'on')
    else await removeSecret(KEY)
    state.on = on
    return 'done'
  } catch {
    return 'failed'
  }
}
