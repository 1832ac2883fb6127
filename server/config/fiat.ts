import { isAmount } from '@core/money'
import type { FiatConfig, FiatRate, Profile } from './config'
import { ConfigError, optional, setting, type Environment } from './settings'

/** Examples so that the demo can show fiat values; always shown with their date. The first is the default. */
const DEMO_DATE = '2025-01-02'
const DEMO_RATES: readonly FiatRate[] = [
  { currency: 'CNY', rate: '7.20', date: DEMO_DATE },
  { currency: 'USD', rate: '1.00', date: DEMO_DATE },
  { currency: 'JPY', rate: '157.00', date: DEMO_DATE },
  { currency: 'EUR', rate: '0.97', date: DEMO_DATE },
  { currency: 'HKD', rate: '7.78', date: DEMO_DATE },
]

const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text)
const isRate = (text: string): boolean => isAmount(text) && !/^[0.]+$/.test(text)
const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The currency in which values are shown, and its rate if there is one. */
export const readFiat = (env: Environment, profile: Profile): FiatConfig => {
  const currency = setting(env, 'FIAT_CURRENCY').toUpperCase()
  if (!isCurrency(currency)) throw new ConfigError(`FIAT_CURRENCY must be three letters`)
  const rate = optional(env, 'FIAT_RATE')
  if (!rate) {
    const example = profile === 'demo' ? DEMO_RATES.find((known) => known.currency === currency) : undefined
    return { currency, rate: example?.rate ?? null, rateDate: example?.date ?? null }
  }
  const rateDate = setting(env, 'FIAT_RATE_DATE')
  if (!isRate(rate)) throw new ConfigError(`FIAT_RATE must be a decimal above 0`)
  if (!isDate(rateDate)) throw new ConfigError('FIAT_RATE needs FIAT_RATE_DATE (YYYY-MM-DD)')
  return { currency, rate, rateDate }
}

const readRate = (text: string): FiatRate => {
  const [currency = '', rate = '', date = ''] = text.split(':').map((part) => part.trim())
  if (!isCurrency(currency) || !isRate(rate) || !isDate(date))
    throw new ConfigError(`FIAT_RATES must be like USD:1.00:2025-01-02,EUR:0.97:2025-01-02`)
  return { currency, rate, date }
}

/** Dated rates among which users choose: the default currency's first, where it has one. */
export const readFiatRates = (env: Environment, profile: Profile): FiatRate[] => {
  const { currency, rate, rateDate } = readFiat(env, profile)
  const listed = optional(env, 'FIAT_RATES')
  const others = listed ? listed.split(',').map(readRate) : profile === 'demo' ? DEMO_RATES : []
  const first = rate !== null && rateDate !== null ? [{ currency, rate, date: rateDate }] : []
  return [...first, ...others.filter((other) => other.currency !== currency)]
}
