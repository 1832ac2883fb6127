import { coordinatesText, geoUri, type Place } from '@core/domain/places'
import type { ChosenPlace, Position } from './types'

export type { ChosenPlace, Position } from './types'

/** A page has no map: the app brings its own screens. */
export const hasMap = false
export const chooseOnMap = (): Promise<ChosenPlace> => Promise.resolve({ outcome: 'cancelled' })

/** Longest wait for the device (ms). */
const WAIT = 20_000

/** Asks the device where it is; the browser asks the user first. */
export const currentPosition = (): Promise<Position> =>
  new Promise((resolve) => {
    // Missing on pages without a secure context.
    const device = navigator.geolocation as Geolocation | undefined
    if (!device) return resolve({ outcome: 'unavailable' })
    device.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ outcome: 'found', latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ outcome: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { enableHighAccuracy: true, timeout: WAIT, maximumAge: 60_000 },
    )
  })

/** Apple's map app has an address of its own and does not know `geo:`. */
const mapAddress = (place: Place): string =>
  /iPhone|iPad|Macintosh/.test(navigator.userAgent)
    ? `maps:?q=${encodeURIComponent(place.name)}&ll=${coordinatesText(place).replace(' ', '')}`
    : geoUri(place)

/** Hands a place to the device's map app, where it has one. @returns false where it certainly has none */
export const openOnMap = (place: Place): Promise<boolean> => {
  const link = document.createElement('a')
  link.href = mapAddress(place)
  document.body.appendChild(link)
  link.click()
  link.remove()
  return Promise.resolve(true)
}
