import type * as Setup from '../api/setup'
import type * as Preferences from '@/stores/preferences'
import type * as Session from '@/stores/session'

jest.mock('@tarojs/taro', () => jest.requireActual<typeof Setup>('../api/setup').taro)

type Device = (typeof Setup)['device']

interface Stores {
  device: Device
  preferences: typeof Preferences
  session: typeof Session
}

/** The stores as they are when the app starts with this storage. */
const startWith = (stored: Record<string, unknown>): Stores => {
  let stores: Stores | undefined
  jest.isolateModules(() => {
    const { device } = jest.requireActual<typeof Setup>('../api/setup')
    for (const [key, value] of Object.entries(stored)) device.stored.set(key, value)
    stores = {
      device,
      preferences: jest.requireActual<Stores['preferences']>('@/stores/preferences'),
      session: jest.requireActual<Stores['session']>('@/stores/session'),
    }
  })
  if (!stores) throw new Error('no stores')
  return stores
}

describe('what is kept on the device (specification, section 3: token, userInfo, lang, line)', () => {
  it('starts in English on line 0, signed out', () => {
    const { preferences, session } = startWith({})
    expect(preferences.preferences.getState()).toMatchObject({ lang: 'en_US', line: 0 })
    expect(session.session.getState()).toEqual({ token: null, userInfo: null })
  })

  it('takes over what was stored', () => {
    const userInfo = { uid: '1', nickname: 'Mika' }
    const { preferences, session } = startWith({
      lang: 'ja_JP',
      line: 2,
      token: 't',
      userInfo,
      prefs: { favourites: [1, 4] },
    })
    expect(preferences.preferences.getState()).toMatchObject({
      lang: 'ja_JP',
      line: 2,
      prefs: { favourites: [1, 4] },
    })
    expect(session.session.getState()).toEqual({ token: 't', userInfo })
  })

  it.each([
    { lang: 'fr_FR', line: 3, token: 5, userInfo: 'x', prefs: 'x' },
    {
      lang: null,
      line: -1,
      token: '',
      userInfo: { uid: 1 },
      prefs: { favourites: ['a'], hideBalances: 'yes' },
    },
    { lang: 7, line: 0.5, token: {}, userInfo: [], prefs: [] },
  ])('falls back to the defaults on %j', (stored) => {
    const { preferences, session } = startWith(stored)
    expect(preferences.preferences.getState()).toMatchObject({
      lang: 'en_US',
      line: 0,
      prefs: { favourites: [], hideBalances: false },
    })
    expect(session.session.getState()).toEqual({ token: null, userInfo: null })
  })

  it('writes under exactly these keys', () => {
    const { device, preferences, session } = startWith({})
    preferences.setLang('zh_CN')
    preferences.setLine(1)
    preferences.setPrefs({ favourites: [3] })
    session.startSession('t', { uid: '1', nickname: 'M' } as Parameters<typeof session.startSession>[1])
    expect([...device.stored.keys()].sort()).toEqual(['lang', 'line', 'prefs', 'token', 'userInfo'])
    session.clearSession()
    expect([...device.stored.keys()].sort()).toEqual(['lang', 'line', 'prefs'])
  })

  it.each([
    [{ swapUpDown: true }, 'redUp'],
    [{ swapUpDown: false }, 'greenUp'],
    [{ swapUpDown: true, palette: 'blueUp' }, 'blueUp'],
    [{ swapUpDown: 'yes' }, 'greenUp'],
    [{ palette: 'pink' }, 'greenUp'],
  ])('the palette of %j is %s: an earlier version kept only whether red means up', (prefs, palette) => {
    expect(startWith({ prefs }).preferences.preferences.getState().prefs.palette).toBe(palette)
  })

  it('forgets the old key with the next change', () => {
    const { device, preferences } = startWith({ prefs: { swapUpDown: true } })
    preferences.setPrefs({ showMarks: false })
    expect(device.stored.get('prefs')).toMatchObject({ palette: 'redUp', showMarks: false })
    expect(device.stored.get('prefs')).not.toHaveProperty('swapUpDown')
  })
})

describe('drawings on the device', () => {
  const read = (drawings: unknown) =>
    startWith({ prefs: { drawings } }).preferences.preferences.getState().prefs.drawings
  const level = (id: string) => ({ id, kind: 'level', price: '22440.51' })
  const trend = {
    id: 'b',
    kind: 'trend',
    from: { time: 1, price: '1' },
    to: { time: 2, price: '2.5' },
  }

  it('come back as they were stored', () =>
    expect(read({ 1: [level('a'), trend] })).toEqual({ 1: [level('a'), trend] }))

  it.each([
    ['no list', { 1: 'x' }],
    ['no price', { 1: [{ id: 'a', kind: 'level' }] }],
    ['a price that is no text', { 1: [{ ...level('a'), price: 1 }] }],
    ['a price that is no number', { 1: [{ ...level('a'), price: '1e9' }] }],
    ['an unknown kind', { 1: [{ ...level('a'), kind: 'circle' }] }],
    ['half a line', { 1: [{ ...trend, to: undefined }] }],
    ['a time that is no whole number', { 1: [{ ...trend, to: { time: 1.5, price: '1' } }] }],
    ['an id with markup', { 1: [level('<a>')] }],
  ])('are left out with %s', (_what, stored) => expect(read(stored)).toEqual({ 1: [] }))

  it.each(['x', [], null, 5])('are none when %j is stored', (stored) => expect(read(stored)).toEqual({}))

  it('of unknown pairs are left out', () => expect(read({ x: [level('a')] })).toEqual({}))

  it.each([
    [19, 19],
    [20, 20],
    [21, 20],
  ])('%i are cut to %i', (count, kept) => {
    const list = Array.from({ length: count }, (_, i) => level(`d${i}`))
    expect(read({ 1: list })).toEqual({ 1: list.slice(count - kept) })
  })
})
