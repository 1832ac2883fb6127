import { relaunchLogin } from '@/features/shell/navigate'
import { translate } from '@/i18n'
import '@/i18n/areas/device'
import {
  coverApp,
  hideSplash,
  isAsking,
  isLockOn,
  onActive,
  recognise,
  showLockScreen,
  uncoverApp,
} from '@/platform/shell/native'
import { session } from '@/stores/session'
import { giveUpSession } from './giveUp'

/** Away for so long (ms), the app asks again. */
const AWAY_MS = 60_000

const state = {
  /** When the app left the front; null while it is there. */
  leftAt: null as number | null,
  locked: false,
}

const say = (missing: boolean): string => translate(missing ? 'device.lockMissing' : 'device.lockText')

/**
 * Shows nothing but the lock until the user is recognised, or gives up this session.
 * @returns false when the user signs in anew instead
 */
export const unlock = async (): Promise<boolean> => {
  hideSplash()
  let result = await recognise(translate('device.lockReason'))
  while (result !== 'done') {
    const screen = showLockScreen({
      title: translate('device.lockTitle'),
      text: say(result === 'missing'),
      unlock: translate('device.unlock'),
      signIn: translate('device.signIn'),
    })
    const choice = await screen.choice()
    if (choice === 'unlock') result = await recognise(translate('device.lockReason'))
    screen.remove()
    if (choice === 'signIn') return false
  }
  return true
}

/** The session is given up, and the login screen is what is uncovered. */
const signInAnew = async (): Promise<void> => {
  await giveUpSession()
  relaunchLogin()
}

const lockAgain = async (): Promise<void> => {
  state.locked = true
  try {
    if (!(await unlock())) await signInAnew()
  } finally {
    state.locked = false
    uncoverApp()
  }
}

/** A clock that was set back tells nothing of how long the app was away. */
const wasLong = (away: number): boolean => away < 0 || away >= AWAY_MS

const changed = async (active: boolean): Promise<void> => {
  if (state.locked || isAsking() || !session.getState().token || !(await isLockOn())) return
  if (!active) {
    state.leftAt = Date.now()
    return coverApp()
  }
  if (state.leftAt === null) return
  const away = Date.now() - state.leftAt
  state.leftAt = null
  if (wasLong(away)) await lockAgain()
  else uncoverApp()
}

/** While the app is away it is covered, so that no list of apps shows its balances; after a while it is locked. */
export const watchLock = (): void => onActive((active) => void changed(active).catch(signInAnew))
