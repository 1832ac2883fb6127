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
    preferences.toggleFavourite(3)
    session.startSession('t', { uid: '1', nickname: 'M' } as Parameters<typeof session.startSession>[1])
    expect([...device.stored.keys()].sort()).toEqual(['lang', 'line', 'prefs', 'token', 'userInfo'])
    session.clearSession()
    expect([...device.stored.keys()].sort()).toEqual(['lang', 'line', 'prefs'])
  })
})
