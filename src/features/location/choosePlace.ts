import { placePage, type Place } from '@core/domain/places'
import { go } from '@/features/shell'
import { chooseOnMap, hasMap, openOnMap } from '@/platform/location'

/** Who waits for what the chooser's screen brings. */
let waiting: ((place: Place | null) => void) | null = null

export const isPlaceAwaited = (): boolean => waiting !== null

/** Hands over what was chosen to who waits for it, once. */
export const givePlace = (place: Place | null): void => {
  const receive = waiting
  waiting = null
  receive?.(place)
}

/** Lets the user choose a place: on the client's map, or on a screen of ours. @returns null when none was chosen */
export const choosePlace = async (): Promise<Place | null> => {
  if (hasMap) {
    const chosen = await chooseOnMap()
    return chosen.outcome === 'chosen' ? chosen.place : null
  }
  givePlace(null)
  return new Promise((resolve) => {
    waiting = resolve
    go('/pages/location/choose')
  })
}

/** Shows a place: on the client's map, or on a screen of ours. */
export const openPlace = async (place: Place): Promise<void> => {
  if (!hasMap || !(await openOnMap(place))) go(placePage(place))
}
