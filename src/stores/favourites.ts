import { applyFavourites, type FavouriteChange } from '@core/domain'
import type { FavouriteSync, StarIntent } from './favouriteSync'
import { preferences, setPrefs } from './preferences'
import { session } from './session'

const uidNow = (): string => {
  const { token, userInfo } = session.getState()
  return token ? (userInfo?.uid ?? '') : ''
}

const sync = (): FavouriteSync => preferences.getState().prefs.favouriteSync

/** The newest wish about a pair is the one that counts. */
const queued = (intents: readonly StarIntent[], wish: StarIntent): StarIntent[] => [
  ...intents.filter(({ uid, tradeId }) => uid !== wish.uid || tradeId !== wish.tradeId),
  wish,
]

/**
 * Sets or removes a star, at once and on this device; what a signed-in user's list still has to hear of is remembered.
 * On a device where nobody has signed in yet the list alone is enough: all of it goes along with the first sign-in.
 */
export const toggleStar = (tradeId: number): void => {
  const { favourites } = preferences.getState().prefs
  const change: FavouriteChange = { tradeId, on: !favourites.includes(tradeId) }
  const { of, intents } = sync()
  const uid = uidNow()
  setPrefs({
    favourites: applyFavourites(favourites, [change]),
    favouriteSync: { of, intents: of || uid ? queued(intents, { ...change, uid }) : intents },
  })
}

/**
 * Whoever is signed in takes over what was starred here while nobody was: on a device's first sign-in the whole list,
 * afterwards the changes since.
 * @returns the user, or null when nobody is signed in
 */
export const claimFavourites = (): string | null => {
  const uid = uidNow()
  if (!uid) return null
  const { of, intents } = sync()
  if (of === uid && !intents.some((intent) => intent.uid === '')) return uid
  const found = of
    ? intents.map((intent) => (intent.uid === '' ? { ...intent, uid } : intent))
    : preferences.getState().prefs.favourites.map((tradeId) => ({ tradeId, on: true, uid }))
  setPrefs({ favouriteSync: { of: uid, intents: found.reduce<StarIntent[]>(queued, []) } })
  return uid
}

/** What the list of this user still has to hear of, oldest first. */
export const waitingStars = (uid: string): readonly StarIntent[] =>
  sync().intents.filter((intent) => intent.uid === uid)

/** Takes the server's list; what was wished meanwhile still counts on top of it. */
export const takeFavourites = (uid: string, list: readonly number[], heard: readonly StarIntent[]): void => {
  const { of, intents } = sync()
  const waiting = intents.filter((intent) => !heard.includes(intent))
  const own = waiting.filter((intent) => intent.uid === uid)
  setPrefs({
    favouriteSync: { of, intents: waiting },
    ...(of === uid ? { favourites: applyFavourites(list, own) } : {}),
  })
}
