import type * as Setup from '../api/setup'

jest.mock('@tarojs/taro', () => jest.requireActual<typeof Setup>('../api/setup').taro)

jest.mock('@/platform/document', () => ({ ownHost: () => 'http://app.test' }))

import { followFiat } from '@/features/shell/fiat'
import { fiat, putFiat } from '@/stores/fiat'
import { setLiveState } from '@/stores/live'
import { preferences } from '@/stores/preferences'
import { device } from '../api/setup'

Object.assign(globalThis, { LINE_HOSTS: ['', '', ''] })

const USD = { currency: 'USD', rate: '1.00', date: '2025-01-02' }

describe('rates of fiat currencies as the server gives them', () => {
  beforeEach(() => fiat.setState({ standard: '', rates: [] }))

  it('are kept', () => {
    putFiat({ currency: 'CNY', rates: [USD] })
    expect(fiat.getState()).toEqual({ standard: 'CNY', rates: [USD] })
  })

  it('lose what is no rate', () => {
    putFiat({ currency: 'CNY', rates: [USD, null, 'EUR', { currency: 'EUR', rate: 1, date: '2025-01-02' }] })
    expect(fiat.getState().rates).toEqual([USD])
  })

  it.each([null, 'CNY', [], { currency: 1, rates: [] }, { currency: 'CNY' }])(
    'are unknown with %j',
    (value) => {
      putFiat(value)
      expect(fiat.getState()).toEqual({ standard: '', rates: [] })
    },
  )
})

describe('an app that is started without a network', () => {
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  }
  const value = (rate: string) => ({ currency: 'USD', rates: [{ ...USD, rate }] })

  it('shows the rates of the last time, and reads them once the server can be reached', async () => {
    fiat.setState({ standard: '', rates: [] })
    const { prefs } = preferences.getState()
    preferences.setState({
      prefs: { ...prefs, known: { fiat: { at: 1, lang: 'en_US', value: value('0.99') } } },
    })
    device.reply = () => Promise.reject(new Error('request:fail'))
    followFiat()
    await settle()
    expect(fiat.getState().rates).toEqual([{ ...USD, rate: '0.99' }])
    device.reply = () =>
      Promise.resolve({ statusCode: 200, data: { code: 0, msg: '', obj: { value: value('1.01') } } })
    setLiveState('live')
    await settle()
    expect(fiat.getState().rates).toEqual([{ ...USD, rate: '1.01' }])
    expect(preferences.getState().prefs.known.fiat?.value).toEqual(value('1.01'))
  })
})
