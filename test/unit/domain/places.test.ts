import {
  coordinatesText,
  geoUri,
  placeOfQuery,
  placePage,
  readCoordinate,
  type Place,
} from '@core/domain/places'

const TOKYO: Place = {
  latitude: 35.681236,
  longitude: 139.767125,
  name: 'Tōkyō & Co',
  address: '1-9-1 千代田区',
}

test.each([
  ['35.681236', 'latitude', 35.681236],
  [' -33.8688 ', 'latitude', -33.8688],
  ['\u221233.8688', 'latitude', -33.8688],
  ['+1', 'latitude', 1],
  ['90', 'latitude', 90],
  ['90.000001', 'latitude', null],
  ['-90', 'latitude', -90],
  ['-90.1', 'latitude', null],
  ['180', 'longitude', 180],
  ['-180', 'longitude', -180],
  ['180.000001', 'longitude', null],
  ['1.23456789', 'longitude', 1.234568],
  ['35,68', 'latitude', null],
  ['1e1', 'latitude', null],
  ['', 'latitude', null],
  ['north', 'latitude', null],
] as const)('coordinate %p (%s): %p', (text, which, value) => expect(readCoordinate(text, which)).toBe(value))

/** The router's own reading of a page's address. */
const queryOf = (url: string): Record<string, string> =>
  Object.fromEntries((url.split('?')[1] ?? '').split('&').map((part) => part.split('=') as [string, string]))

describe('place in an address', () => {
  it('comes back as it was', () => expect(placeOfQuery(queryOf(placePage(TOKYO)))).toEqual(TOKYO))
  it('is read decoded as well, under both spellings', () => {
    const { latitude, longitude, name, address } = TOKYO
    expect(placeOfQuery({ latitude: `${latitude}`, longitude: `${longitude}`, name, address })).toEqual(TOKYO)
    expect(placeOfQuery({ lat: '1', lng: '2', name: '100% fun' })).toEqual({
      ...{ latitude: 1, longitude: 2, name: '100% fun', address: '' },
    })
  })
  it.each([{}, { lat: '1' }, { lat: '91', lng: '1' }, { lat: 'a', lng: 'b' }])('%p is none', (query) =>
    expect(placeOfQuery(query)).toBeNull(),
  )
})

test('coordinates and map link', () => {
  expect(coordinatesText(TOKYO)).toBe('35.681236, 139.767125')
  expect(geoUri({ ...TOKYO, name: 'A b' })).toBe('geo:35.681236,139.767125?q=35.681236,139.767125(A%20b)')
  expect(geoUri({ ...TOKYO, name: '' })).toBe('geo:35.681236,139.767125?q=35.681236,139.767125')
})
