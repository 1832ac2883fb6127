import { divide, money, round, toWire, ZERO, type Money } from '../money'
import { currency, type CurrencyId } from './currencies'
import type { Problem } from './validation'

/** A quote can be taken this long (ms); at its end it can not. */
export const SWAP_QUOTE_LIFE = 5_000

/** Where a swap was asked for: the flash exchange, or the token's own screen, which always has BBT on one side. */
export const SWAP_SCREENS = ['swap', 'token'] as const
export type SwapScreen = (typeof SWAP_SCREENS)[number]

/** The platform's own token. */
export const BBT: CurrencyId = 3

/** Digits of a rate. What one unit gives is rounded down to them, and everything else follows from this rate. */
export const RATE_SCALE = 18

const ONE = money('1')

/** What a pair of currencies is exchanged on, the same in both directions. Shares are fractions: 0.001 is 0.1 %. */
export interface SwapTerms {
  /** Share of the amount paid, rounded up to the currency's last digit. */
  readonly fee: Money
  /** What the rate is worse than the market's, and how far the market may move while a quote runs. */
  readonly spread: Money
  /** Share of a fee charged in BBT that is burned; fees in other currencies are kept. */
  readonly burnShare: Money
  /** Smallest and largest swap by value in USDT, both included. */
  readonly minValue: Money
  readonly maxValue: Money
}

/** Prices in USDT of the currency given and of the one asked for. */
export interface SwapPrices {
  readonly from: Money
  readonly to: Money
}

export interface SwapPair {
  readonly from: CurrencyId
  readonly to: CurrencyId
}

/** Both currencies chosen, and not the same one. */
export const checkSwapPair = (from: number | null, to: number | null): Problem => {
  if (!from || !to) return { code: 'SWAP_TOKEN_REQUIRED' }
  return from === to ? { code: 'SWAP_SAME_TOKEN' } : null
}

/** Units of the asked currency for one of the given: the cross rate through USDT, less the spread, rounded down. */
export const swapRate = ({ from, to }: SwapPrices, spread: Money): Money =>
  divide(from.times(ONE.minus(spread)), to, RATE_SCALE, 'down')

export interface SwapFigures {
  readonly rate: Money
  /** In the given currency, part of the amount. */
  readonly fee: Money
  /** What is exchanged: the amount less the fee. */
  readonly exchanged: Money
  /** In the asked currency. */
  readonly received: Money
}

/** What an amount gives. Every rounding is against the taker: the fee up, the rate and what is received down. */
export const swapFigures = (
  { from, to }: SwapPair,
  amount: Money,
  prices: SwapPrices,
  terms: Pick<SwapTerms, 'fee' | 'spread'>,
): SwapFigures => {
  const rate = swapRate(prices, terms.spread)
  const fee = round(amount.times(terms.fee), currency(from).scale, 'up')
  const exchanged = amount.minus(fee)
  return { rate, fee, exchanged, received: round(exchanged.times(rate), currency(to).scale, 'down') }
}

/** What of a fee is burned: nothing unless it is charged in BBT. Rounded down, so that it never exceeds the fee. */
export const burnedOf = (fee: Money, currencyId: CurrencyId, burnShare: Money): Money =>
  currencyId === BBT ? round(fee.times(burnShare), currency(BBT).scale, 'down') : ZERO

export interface SwapLimits {
  readonly min: Money
  readonly max: Money
}

/** The limits in the given currency at its price: the smallest rounded up, the largest down. */
export const swapLimits = (
  from: CurrencyId,
  price: Money,
  { minValue, maxValue }: Pick<SwapTerms, 'minValue' | 'maxValue'>,
): SwapLimits => {
  const { scale } = currency(from)
  return { min: divide(minValue, price, scale, 'up'), max: divide(maxValue, price, scale, 'down') }
}

export const checkSwapAmount = (amount: Money, from: CurrencyId, { min, max }: SwapLimits): Problem =>
  amount.gte(min) && amount.lte(max)
    ? null
    : {
        code: 'SWAP_OUT_OF_RANGE',
        params: { min: toWire(min), max: toWire(max), currency: currency(from).code },
      }

/**
 * True when the market's cross rate left the spread around the one that was quoted, up or down. Within it neither side
 * loses more than the spread by the quote's five seconds.
 */
export const priceMoved = (then: SwapPrices, now: SwapPrices, spread: Money): boolean => {
  const quoted = then.from.times(now.to)
  return now.from.times(then.to).minus(quoted).abs().gt(quoted.times(spread))
}

/**
 * What makes terms unfit to trade on, or null. There and back an amount keeps ((1 - fee) x (1 - spread))^2 of itself at
 * unmoved prices; when that is below 1 for every pair, it is below 1 for a way round over any number of pairs too.
 */
export const swapTermsProblem = ({
  fee,
  spread,
  burnShare,
  minValue,
  maxValue,
}: SwapTerms): string | null => {
  const kept = ONE.minus(fee).times(ONE.minus(spread))
  if (kept.times(kept).gte(ONE)) return 'a round trip must cost something: fee and spread are too low'
  if (fee.lt('0') || fee.gte('1') || spread.lt('0') || spread.gte('1')) {
    return 'fee and spread must be at least 0 and below 1'
  }
  if (burnShare.lt('0') || burnShare.gt('1')) return 'the burned share must be between 0 and 1'
  if (minValue.lte('0')) return 'the smallest swap must be above 0'
  return minValue.gt(maxValue) ? 'the smallest swap is above the largest' : null
}
