import { FAVOURITE_CHANGES, type ErrorCode } from '@core/domain'
import { call, post, problemOf } from '@/api'
import { translateProblem } from '@/i18n'
import { claimFavourites, takeFavourites, toggleStar, waitingStars } from '@/stores/favourites'
import { showToast } from '@/stores/toasts'

/** After these nothing is known to be wrong with what was asked: it is asked again. A session that ended keeps it, too. */
const PASSING: readonly ErrorCode[] = [
  'NETWORK_FAILURE',
  'NO_NETWORK',
  'TIMED_OUT',
  'SERVER_BUSY',
  'TOO_MANY_REQUESTS',
  'LOGIN_REQUIRED',
  'LOGIN_EXPIRED',
]

const FIRST_RETRY = 2_000
const LAST_RETRY = 60_000

const state = { running: false, again: false, delay: FIRST_RETRY, timer: null as unknown }

/** One exchange with the server: what waits is sent, else the list is read. @returns whether more may be waiting */
const exchange = async (uid: string): Promise<boolean> => {
  const wishes = waitingStars(uid).slice(0, FAVOURITE_CHANGES)
  const changes = wishes.map(({ tradeId, on }) => ({ tradeId, on }))
  try {
    const { list } = await (changes.length > 0
      ? post('ext.favourites', { changes })
      : call('ext.favourites', {}))
    takeFavourites(uid, list, wishes)
    return waitingStars(uid).length > 0
  } catch (error) {
    const problem = problemOf(error)
    if (wishes.length === 0 || PASSING.includes(problem.code)) throw error
    // Refused for good: the user is told, and sees the list as it really is.
    showToast('error', translateProblem(problem))
    takeFavourites(uid, (await call('ext.favourites', {})).list, wishes)
    return true
  }
}

const retryLater = (): void => {
  const uid = claimFavourites()
  if (state.timer !== null || !uid || waitingStars(uid).length === 0) return
  state.timer = setTimeout(() => {
    state.timer = null
    void syncFavourites()
  }, state.delay)
  state.delay = Math.min(2 * state.delay, LAST_RETRY)
}

/**
 * Brings this device's stars and the server's list together. Never throws: what could not be sent waits, also across a
 * restart of the app, and is sent with the next try.
 */
export const syncFavourites = async (): Promise<void> => {
  state.again = state.running
  if (state.running) return
  state.running = true
  try {
    do {
      state.again = false
      const uid = claimFavourites()
      if (uid && (await exchange(uid))) state.again = true
    } while (state.again)
    state.delay = FIRST_RETRY
  } catch {
    retryLater()
  } finally {
    state.running = false
  }
}

/** A tap on a star: seen at once, sent behind. */
export const toggleFavourite = (tradeId: number): void => {
  toggleStar(tradeId)
  void syncFavourites()
}
