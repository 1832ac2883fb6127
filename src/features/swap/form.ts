import {
  BBT,
  checkAvailable,
  checkSwapPair,
  currency,
  currencyById,
  readAmount,
  USDT,
  type CurrencyId,
  type Problem,
  type SwapScreen,
} from '@core/domain'
import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import { divide, formatAmount, money, scaleOf, toWire, trimZeros, type Money } from '@core/money'

export type Quote = ResponseOf<'currency.exchangeData'>
export type QuoteRequest = RequestOf<'currency.exchangeData'>

export interface SwapState {
  readonly screen: SwapScreen
  readonly from: CurrencyId
  readonly to: CurrencyId
  /** As typed: what is paid, the fee included. */
  readonly amount: string
}

const BTC: CurrencyId = 5

const idOf = (text: string | undefined): CurrencyId | undefined => currencyById(Number(text))?.id

/** From the address's query; what it does not name is USDT, into the token on its own screen and into BTC elsewhere. */
export const initialSwap = (screen: SwapScreen, query: { from?: string; to?: string }): SwapState => {
  const target = screen === 'token' ? BBT : BTC
  const from = idOf(query.from) ?? (idOf(query.to) === USDT ? target : USDT)
  const to = idOf(query.to) ?? (from === target ? USDT : target)
  const state: SwapState = { screen, from, to, amount: '' }
  return from === to || !fits(state) ? { ...state, from: USDT, to: target } : state
}

/** The token's screen has the token on one side. */
const fits = ({ screen, from, to }: SwapState): boolean => screen === 'swap' || from === BBT || to === BBT

/** The other way round; the amount is of another coin then. */
export const turned = (state: SwapState): SwapState => ({
  ...state,
  from: state.to,
  to: state.from,
  amount: '',
})

/** Choosing the coin of the other side turns the two round. */
export const chooseCoin = (state: SwapState, side: 'from' | 'to', id: CurrencyId): SwapState => {
  const other = side === 'from' ? 'to' : 'from'
  if (state[side] === id) return state
  if (state[other] === id) return turned(state)
  const next: SwapState = { ...state, [side]: id, amount: side === 'from' ? '' : state.amount }
  return fits(next) ? next : { ...next, [other]: BBT, amount: '' }
}

const read = (state: SwapState) => readAmount(state.amount, currency(state.from).scale)

/** What is wrong with the form; the limits of the pair are the server's to say. */
export const swapProblem = (state: SwapState, available: Money | null): Problem => {
  const { amount, problem } = read(state)
  const tooMuch = amount && available ? checkAvailable(amount, available) : null
  return checkSwapPair(state.from, state.to) ?? problem ?? tooMuch
}

/** What to ask a quote for; null while there is no amount. A quote may be asked for more than is there. */
export const quoteRequest = (state: SwapState): QuoteRequest | null => {
  const { amount } = read(state)
  const { from, to, screen } = state
  return amount ? { from, to, screen, amount: toWire(amount) } : null
}

/** True when the two quotes promise different things: nobody confirms what they have not seen. */
export const differs = (seen: Quote, now: Quote): boolean =>
  seen.amount !== now.amount || seen.received !== now.received || seen.fee !== now.fee

const RATE_DIGITS = 8
/** Rounding modes of big.js: towards zero, away from it. */
const DOWN = 0
const UP = 3
const INVERSE_SCALE = 18

const significant = (rate: Money): string => {
  const text = trimZeros(toWire(rate.prec(RATE_DIGITS, DOWN)))
  return formatAmount(text, scaleOf(text))
}

/** `1 USDT = 0.000016633333 BTC`: eight digits, cut. */
export const rateText = ({ from, to, rate }: Pick<Quote, 'from' | 'to' | 'rate'>): string =>
  `1 ${codeOf(from)} = ${significant(money(rate))} ${codeOf(to)}`

/** The same seen from the other coin: what one unit of it costs before the fee. */
export const inverseText = ({ from, to, rate }: Pick<Quote, 'from' | 'to' | 'rate'>): string =>
  `1 ${codeOf(to)} = ${significant(divide(money('1'), money(rate), INVERSE_SCALE, 'up'))} ${codeOf(from)}`

const LIMIT_DIGITS = 6

/** `1.1558 – 23,116 BBT`: shortened inwards, so that what is said is always taken. */
export const limitsText = ({ from, min, max }: Pick<Quote, 'from' | 'min' | 'max'>): string => {
  const short = (limit: Money): string => formatAmount(limit, scaleOf(toWire(limit)))
  const [low, high] = [money(min).prec(LIMIT_DIGITS, UP), money(max).prec(LIMIT_DIGITS, DOWN)]
  return `${short(low)} – ${short(high)} ${codeOf(from)}`
}

export const codeOf = (id: number): string => currencyById(id)?.code ?? ''

/** `0.001` -> `0.1%`. */
export const percentText = (share: string): string => `${trimZeros(toWire(money(share).times('100')))}%`
