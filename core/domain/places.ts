/** A place on earth (WGS 84, degrees). Coordinates are no money: numbers. Not part of `@core/domain`. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
  /** Empty where it has none. */
  readonly name: string
  readonly address: string
}

/** The largest absolute value of each, in degrees. */
export const COORDINATE_LIMITS = { latitude: 90, longitude: 180 } as const
export type Coordinate = keyof typeof COORDINATE_LIMITS

/** Digits after the point that are kept: about 10 cm. */
const DIGITS = 6

/** A coordinate as typed: a decimal number with a point, within its limits; null otherwise. */
export const readCoordinate = (text: string, which: Coordinate): number | null => {
  const plain = text.trim().replace(/^\u2212/, '-')
  if (!/^[+-]?\d{1,3}(\.\d{1,12})?$/.test(plain)) return null
  const value = Number(plain)
  return Math.abs(value) <= COORDINATE_LIMITS[which] ? Number(value.toFixed(DIGITS)) : null
}

/** `35.681236, 139.767125`, as map apps take it. */
export const coordinatesText = ({ latitude, longitude }: Pick<Place, Coordinate>): string =>
  `${Number(latitude.toFixed(DIGITS))}, ${Number(longitude.toFixed(DIGITS))}`

/** Parameters of the page that shows a place; both spellings of the coordinates are known. */
export interface PlaceQuery {
  readonly lat?: string
  readonly lng?: string
  readonly latitude?: string
  readonly longitude?: string
  readonly name?: string
  readonly address?: string
}

/** Addresses of pages arrive encoded on some clients and decoded on others. */
const decoded = (text = ''): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The place that a page's address names; null without valid coordinates. */
export const placeOfQuery = (query: PlaceQuery): Place | null => {
  const latitude = readCoordinate(query.lat ?? query.latitude ?? '', 'latitude')
  const longitude = readCoordinate(query.lng ?? query.longitude ?? '', 'longitude')
  if (latitude === null || longitude === null) return null
  return { latitude, longitude, name: decoded(query.name), address: decoded(query.address) }
}

/** The page of the app that shows a place. */
export const placePage = ({ latitude, longitude, name, address }: Place): string =>
  `/pages/location/open?lat=${latitude}&lng=${longitude}&name=${encodeURIComponent(name)}&address=${encodeURIComponent(address)}`

/** What opens a map app (RFC 5870; the name in the form that Android's apps read). */
export const geoUri = ({ latitude, longitude, name }: Place): string => {
  const at = `${latitude},${longitude}`
  return `geo:${at}?q=${at}${name ? `(${encodeURIComponent(name)})` : ''}`
}
