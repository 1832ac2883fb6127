/** Where the operator can be found. */
export interface Office {
  readonly name: string
  readonly address: string
  readonly latitude: string
  readonly longitude: string
}

const KEYS = ['name', 'address', 'latitude', 'longitude'] as const

/** Reads the server's public setting `office`; null when it is none. */
export const readOffice = (value: unknown): Office | null => {
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Readonly<Record<string, unknown>>
  return KEYS.every((key) => typeof fields[key] === 'string' && fields[key] !== '') ? (value as Office) : null
}

/** The screen that shows it on a map. */
export const officeLink = ({ name, address, latitude, longitude }: Office): string => {
  const query = { latitude, longitude, name, address }
  const parts = Object.entries(query).map(([key, text]) => `${key}=${encodeURIComponent(text)}`)
  return `/pages/location/open?${parts.join('&')}`
}
