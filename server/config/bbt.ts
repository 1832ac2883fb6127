import { BBT, currency, LISTED_PAIRS, pairOfCurrency, USDT, type TradeId } from '@core/domain'
import { parseAmount } from '@core/money'
import { ConfigError, optional, setting, type Environment } from './settings'

/** Where the platform's own token, which no exchange lists, has its price from: so many units of something that has one. */
export interface BbtPrice {
  /** The pair whose trades it follows; null for USDT: a rate that the operator publishes. */
  readonly tradeId: TradeId | null
  /** A decimal above 0. */
  readonly factor: string
}

/** Digits of a factor, and of a rate in USDT: those of BBT's own price. */
const FACTOR_SCALE = 12
const OWN_SCALE = pairOfCurrency(BBT)?.priceScale ?? 0
const HELP = `MARKET_BBT_PRICE must be like USDT:0.25 (a rate you publish, ${OWN_SCALE} decimals at most) or TRX:2.5 (so many ${LISTED_PAIRS.map(({ base }) => base).join(', ')})`

/** @throws ConfigError also with another feed than the exchange's: the simulated market prices BBT by itself, a replay has no other pair */
export const readBbtPrice = (env: Environment): BbtPrice | null => {
  const text = optional(env, 'MARKET_BBT_PRICE')
  if (text === null) return null
  if (setting(env, 'MARKET_FEED') !== 'exchange')
    throw new ConfigError('MARKET_BBT_PRICE goes with MARKET_FEED=exchange')
  const [code = '', factor = '', ...rest] = text.split(':')
  const pair = LISTED_PAIRS.find(({ base }) => base === code)
  const isRate = code === currency(USDT).code
  const amount = rest.length === 0 ? parseAmount(factor, isRate ? OWN_SCALE : FACTOR_SCALE) : null
  if ((!pair && !isRate) || !amount?.gt('0') || amount.gt('1000000')) throw new ConfigError(HELP)
  return { tradeId: pair?.tradeId ?? null, factor }
}
