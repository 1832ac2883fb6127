import type { ResponseOf } from '@core/contract/schemas'
import { preferences, setPrefs } from '@/stores/preferences'
import { quotes } from '@/stores/quotes'
import Home from '@/pages/home/index'
import Market from '@/pages/mark/index'
import { NoReply, send } from '@/platform/request'
import { setLiveState } from '@/stores/live'
import { all, find, has, mount, pageText, settle, textOf, cleanUp } from './helpers'

jest.mock('@/platform/request', () => ({
  ...jest.requireActual<object>('@/platform/request'),
  send: jest.fn(),
}))
const sent = send as jest.MockedFunction<typeof send>

afterEach(cleanUp)

/** The app is launched without a network: its package is on the phone, and nothing else comes. */
describe('Home without a network', () => {
  const open = async () => {
    sent.mockRejectedValue(new NoReply(false))
    setLiveState('offline')
    const utils = await mount(<Home />)
    for (let turn = 0; turn < 10; turn += 1) await settle(utils)
    return utils
  }

  it('says that there is none, and keeps what needs none', async () => {
    await open()
    expect(pageText()).toMatch(/no network|offline|connection/i)
    expect(has('.tab-bar')).toBe(true)
    expect(has('.empty .button')).toBe(true)
    expect(pageText()).not.toMatch(/undefined|NaN|\{/)
  })

  it('asks again when the user wants it', async () => {
    const utils = await open()
    const before = sent.mock.calls.length
    utils.fireEvent.click(find('.empty .button'))
    await settle(utils)
    expect(sent.mock.calls.length).toBeGreaterThan(before)
  })
})

const PAIR: ResponseOf<'ext.pairs'>[number] = {
  ...{ tradeId: 1, tradeCurrencyName: 'BTC', currencyName: 'USDT', priceScale: 2 },
  ...{ currentPrice: '64250.5', rise: '1.25', usdtPirce: '7.1', tradeNums: '12', turnover: '771006' },
  ...{ high: '65000', low: '63000', tradable: true, stale: false, time: 1, sparkline: ['64000', '64250.5'] },
}
const reply = (obj: unknown) => Promise.resolve({ status: 200, data: { code: 0, msg: '', obj } })

describe('Home and Market without a network, after a time with one', () => {
  /** Eight minutes past two in the afternoon of today, wherever the test runs. */
  const at = new Date().setHours(14, 8, 0, 0)
  const known = <T,>(value: T) => ({ at, lang: 'en_US' as const, value })
  const notice = {
    ...{ id: 'n', kind: 'notice', category: '', title: 'A notice', summary: '', link: null, version: '1' },
    publishedAt: at,
  }
  const slide = { id: 's', path: '', title: 'A slide', text: '', link: null }
  beforeEach(() => {
    quotes.setState({ byId: {} })
    setPrefs({ known: { pairs: known([PAIR]), notices: known([notice]), slides: known([slide]) } })
    sent.mockRejectedValue(new NoReply(false))
    setLiveState('offline')
  })
  afterEach(() => setPrefs({ known: {} }))
  const open = async (screen: React.ReactElement) => {
    const utils = await mount(screen)
    for (let turn = 0; turn < 10; turn += 1) await settle(utils)
    return utils
  }

  it.each([
    ['Home', <Home key="home" />],
    ['Market', <Market key="market" />],
  ])(
    '%s shows the last figures with their age, as old ones, and nothing can trade on them',
    async (_, screen) => {
      await open(screen)
      expect(textOf('.as-of')).toBe('As of 14:08, not updated sinceTry again')
      const prices = all('.live-price').filter((price) => price.textContent === '64,250.50')
      expect(prices.length).toBeGreaterThan(0)
      expect(prices.filter((price) => !price.className.includes('live-price--stale'))).toEqual([])
      expect(quotes.getState().byId).toEqual({})
    },
  )

  it('Home has its texts, in the language in which they were read and in no other', async () => {
    await open(<Home />)
    expect([textOf('.slide__title'), textOf('.notice-strip')]).toEqual(['A slide', 'A notice'])
    cleanUp()
    preferences.setState({ lang: 'ja_JP' })
    await open(<Home />)
    preferences.setState({ lang: 'en_US' })
    expect(pageText()).not.toMatch(/A slide|A notice/)
  })

  it('Home shows the figures of now as soon as they can be read', async () => {
    const utils = await open(<Home />)
    sent.mockImplementation(({ url }) =>
      url.endsWith('/market/pairs')
        ? reply([{ ...PAIR, currentPrice: '65000', time: 2 }])
        : Promise.reject(new NoReply(false)),
    )
    utils.act(() => setLiveState('live'))
    await settle(utils)
    await settle(utils)
    expect(has('.as-of')).toBe(false)
    expect(all('.live-price')[0]?.textContent).toBe('65,000.00')
    expect(preferences.getState().prefs.known.pairs?.value[0]?.currentPrice).toBe('65000')
  })
})
