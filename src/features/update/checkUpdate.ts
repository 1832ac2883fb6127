import { call } from '@/api'
import { installUpdate, onUpdateReady } from '@/platform/update'
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

/**
 * Learns of newer apps that are loaded. None starts by itself, whatever the user is doing, unless this one must not be used
 * any more: then nothing can be done with it anyway.
 */
export const followUpdates = (): void => {
  onUpdateReady(() => updates.setState({ ready: true }))
  updates.subscribe(({ update, ready }) => {
    if (update?.forced && ready) void installUpdate()
  })
}

/** The user goes on with this app; the newer one starts when this one is closed. */
export const putOffReload = (): void => updates.setState({ ready: false })

/** The user is not asked about this version again. */
export const declineUpdate = (): void => {
  const { update } = updates.getState()
  if (!update || update.forced) return
  setPrefs({ declinedVersion: update.version })
  updates.setState({ update: null })
}
