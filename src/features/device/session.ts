import { readStored, removeStored } from '@/platform/storage'
import { translate } from '@/i18n'
import '@/i18n/areas/device'
import { isLockOn, onSecretLost, readSecret, removeSecret, writeSecret } from '@/platform/shell/native'
import { clearSession, resumeSession, session } from '@/stores/session'
import { showToast } from '@/stores/toasts'
import { endLeftSession, giveUpSession, TOKEN } from './giveUp'
import { unlock } from './lock'

/** An app without secure storage left its token here: it moves, or is gone. */
const moveOldToken = async (): Promise<void> => {
  const old = readStored(TOKEN)
  removeStored(TOKEN)
  if (typeof old === 'string' && old) await writeSecret(TOKEN, old)
}

/**
 * Goes on with the session of the last start, once the user is recognised where that is asked for. An app that was
 * installed anew has no user, though iOS still holds the token: it is let go.
 * @returns whether somebody is signed in who was before; false when they have to sign in anew
 */
const resume = async (): Promise<boolean> => {
  await moveOldToken()
  if (!session.getState().userInfo) {
    await removeSecret(TOKEN)
    return true
  }
  if ((await isLockOn()) && !(await unlock())) return false
  const token = await readSecret(TOKEN)
  if (token) resumeSession(token)
  else clearSession()
  return true
}

/** @returns whether the app may go on where it is; false: to the login screen. What the phone cannot read is let go, and said. */
export const restoreSession = async (): Promise<boolean> => {
  onSecretLost(() => showToast('error', translate('device.tokenNotKept')))
  try {
    const done = await resume()
    if (done) await endLeftSession()
    else await giveUpSession()
    return done
  } catch {
    clearSession()
    showToast('error', translate('device.tokenLost'))
    return false
  }
}
