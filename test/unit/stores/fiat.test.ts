import type * as Setup from '../api/setup'

jest.mock('@tarojs/taro', () => jest.requireActual<typeof Setup>('../api/setup').taro)

import { fiat, putFiat } from '@/stores/fiat'

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
