import type * as Setup from '../api/setup'

jest.mock('@tarojs/taro', () => jest.requireActual<typeof Setup>('../api/setup').taro)

import { keepKnown, keepQuotes } from '@/stores/keepKnown'
import { readKnown, type KnownParts } from '@/stores/known'
import { liveStatus } from '@/stores/live'
import { preferences, resetPrefs, setLang } from '@/stores/preferences'
import { putQuotes } from '@/stores/quotes'
import { clearSession, startSession, type UserInfo } from '@/stores/session'
import { device } from '../api/setup'

const PAIR: KnownParts['pairs'][number] = {
  ...{ tradeId: 1, tradeCurrencyName: 'BTC', currencyName: 'USDT', priceScale: 2 },
  ...{ currentPrice: '64250.5', rise: null, usdtPirce: '7.1', tradeNums: '12', turnover: '771006' },
  ...{ high: '65000', low: '63000', tradable: true, stale: false, time: 1, sparkline: ['64000'] },
}
const part = (value: unknown, change: object = {}) => ({ at: 5, lang: 'en_US', value, ...change })

describe('what is stored of the last figures', () => {
  it('is taken over while it is whole', () => {
    const stored = {
      pairs: part([PAIR]),
      slides: part([{ id: 's', path: '', title: 'T', text: '', link: null }]),
      notices: part([]),
      fiat: part({ currency: 'USD', rates: [] }),
    }
    expect(readKnown(stored)).toEqual(stored)
  })

  it.each([
    ['a price that is no decimal', part([{ ...PAIR, currentPrice: '1e9' }])],
    ['a price that is a number', part([{ ...PAIR, currentPrice: 1 }])],
    ['a row without its name', part([{ ...PAIR, tradeCurrencyName: undefined }])],
    ['a line with a hole', part([{ ...PAIR, sparkline: ['1', null] }])],
    ['no list', part({ 0: PAIR })],
    ['no time', part([PAIR], { at: null })],
    ['a language that is none', part([PAIR], { lang: 'fr_FR' })],
  ])('is dropped with %s', (_, pairs) => {
    expect(readKnown({ pairs, notices: part([]) })).toEqual({ notices: part([]) })
  })
})

describe('what is kept', () => {
  beforeEach(resetPrefs)
  const known = () => preferences.getState().prefs.known

  it('is kept under the key of the preferences, with its time and language', () => {
    jest.useFakeTimers({ now: 1_000 })
    setLang('ja_JP')
    keepKnown('notices', [])
    jest.useRealTimers()
    setLang('en_US')
    expect(device.stored.get('prefs')).toMatchObject({
      known: { notices: { at: 1_000, lang: 'ja_JP', value: [] } },
    })
  })

  it('are the prices of the last word from the server', () => {
    jest.useFakeTimers({ now: 1_000 })
    keepKnown('pairs', [PAIR])
    jest.useRealTimers()
    const { sparkline: _, ...quote } = PAIR
    putQuotes([{ ...quote, currentPrice: '66000', time: 9 }])
    keepQuotes()
    expect(known().pairs).toMatchObject({ at: 1_000, value: [{ currentPrice: '64250.5' }] })
    liveStatus.setState({ lastHeard: 61_000 })
    keepQuotes()
    expect(known().pairs).toMatchObject({
      at: 61_000,
      value: [{ currentPrice: '66000', sparkline: ['64000'] }],
    })
  })

  it('holds nothing of a user', () => {
    startSession('secret', { uid: '12345678', nickname: 'Mika' } as UserInfo)
    keepKnown('pairs', [PAIR])
    expect(JSON.stringify(known())).not.toMatch(/secret|12345678|Mika/)
    clearSession()
  })
})
