import { call } from '@/api'
import { preferences, setPrefs } from '@/stores/preferences'
import { updates } from '@/stores/update'
import { updateFor } from './updateFor'

/** The app is asked about at most this often (ms), however often it is shown. */
const INTERVAL = 10 * 60_000

const state = { checkedAt: 0 }

/** Asks for the newest version. @returns whether there is a newer one. @throws ApiError */
export const lookForUpdate = async (declined = ''): Promise<boolean> => {
  const update = updateFor(await call('search.appVersion', {}), APP_VERSION, declined)
  updates.setState({ update })
  return update !== null
}

/** Looks for a newer version when the app is shown; without an answer the next time. */
export const checkUpdate = (): void => {
  if (Date.now() - state.checkedAt < INTERVAL) return
  state.checkedAt = Date.now()
  lookForUpdate(preferences.getState().prefs.declinedVersion).catch(() => {
    state.checkedAt = 0
  })
}

/** The user is not asked about this version again. */
export const declineUpdate = (): void => {
  const { update } = updates.getState()
  if (!update || update.forced) return
  setPrefs({ declinedVersion: update.version })
  updates.setState({ update: null })
}
