import { readFiat, readFiatRates } from '@server/config/fiat'

const USD = { currency: 'USD', rate: '1.00', date: '2024-05-14' }

describe('dated rates of fiat currencies', () => {
  it('are examples in the demo, the default currency first', () => {
    const rates = readFiatRates({ FIAT_CURRENCY: 'JPY' }, 'demo')
    expect(rates.map(({ currency }) => currency)).toEqual(['JPY', 'CNY', 'USD', 'EUR', 'HKD'])
    expect(rates[0]).toEqual({ currency: 'JPY', rate: '157.00', date: '2025-01-02' })
  })

  it('are those that the operator set, in production none else', () => {
    expect(readFiatRates({}, 'production')).toEqual([])
    expect(readFiatRates({ FIAT_RATES: 'USD:1.00:2024-05-14' }, 'production')).toEqual([USD])
  })

  it('have the default currency once, with its own rate', () => {
    const env = { FIAT_CURRENCY: 'usd', FIAT_RATE: '0.99', FIAT_RATE_DATE: '2024-06-01' }
    expect(readFiat(env, 'production')).toEqual({ currency: 'USD', rate: '0.99', rateDate: '2024-06-01' })
    expect(readFiatRates({ ...env, FIAT_RATES: 'USD:1.00:2024-05-14' }, 'production')).toEqual([
      { currency: 'USD', rate: '0.99', date: '2024-06-01' },
    ])
  })

  it.each(['USD', 'USD:1.00', 'USD:0:2024-05-14', 'USD:-1:2024-05-14', 'us:1:2024-05-14', 'USD:1:today'])(
    '%s is refused',
    (text) => expect(() => readFiatRates({ FIAT_RATES: text }, 'demo')).toThrow('FIAT_RATES'),
  )
})
