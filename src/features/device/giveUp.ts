import { endSession } from '@/api/endSession'
import { keepSecret, readSecret, removeSecret } from '@/platform/shell/native'
import { clearSession, session } from '@/stores/session'

export const TOKEN = 'token'
/** A token of which the server still has to hear that nobody uses it any more. */
const ENDING = 'ending'

const tell = (token: string): void => void endSession(token, () => void removeSecret(ENDING))

/** Ends the session on this phone at once, and on the server as soon as it can be told, if need be at a later start. */
export const giveUpSession = async (): Promise<void> => {
  const token = session.getState().token ?? (await readSecret(TOKEN).catch(() => null))
  clearSession()
  if (!token) return
  await keepSecret(ENDING, token)
  tell(token)
}

/** Tells the server of a session that was given up while it could not be told. */
export const endLeftSession = async (): Promise<void> => {
  const token = await readSecret(ENDING).catch(() => null)
  if (token) tell(token)
}
