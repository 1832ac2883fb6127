import type { ResponseOf } from '@core/contract/schemas'
import {
  BBT,
  checkSwapAmount,
  checkSwapPair,
  currency,
  readAmount,
  SWAP_QUOTE_LIFE,
  swapFigures,
  swapLimits,
  type CurrencyId,
  type SwapFigures,
  type SwapPair,
  type SwapPrices,
  type SwapScreen,
  type SwapTerms,
} from '@core/domain'
import { money, toWire, type Money } from '@core/money'
import type { Context } from '../../context'
import { AppError, refuse } from '../../http/errors'
import type { Queries } from '../../store/db'
import { uuidv7 } from '../../store/ids'
import { openTerms } from './pairs'
import { swapPrices } from './prices'

type Parts = Pick<Context, 'db' | 'clock' | 'market'>
export type SwapQuote = ResponseOf<'currency.exchangeData'>

export interface QuoteRequest extends SwapPair {
  readonly userId: string
  readonly screen: SwapScreen
  /** As the user sent it. */
  readonly amount: string
}

const HELD = `
select coalesce(sum(available), 0) as held from accounts where house = 'swap' and currency_id = $1`

/** A quote that the house cannot pay is not given. */
const checkHouse = async (q: Queries, currencyId: CurrencyId, received: Money): Promise<void> => {
  const [row] = await q.query<{ held: string }>('swap.held', HELD, [currencyId])
  if (received.gt(money(row?.held ?? '0'))) throw new AppError('HOUSE_LIMIT')
}

/** One quote per user and pair: a new one takes the place of what was not used. */
const PUT = `
insert into swap_quotes
  (id, user_id, screen, from_id, to_id, amount, rate, fee, received, spread, from_price, to_price, expires_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
on conflict (user_id, from_id, to_id) where not used do update
set id = excluded.id, screen = excluded.screen, amount = excluded.amount, rate = excluded.rate, fee = excluded.fee,
    received = excluded.received, spread = excluded.spread, from_price = excluded.from_price,
    to_price = excluded.to_price, expires_at = excluded.expires_at`

interface Offer {
  readonly request: QuoteRequest
  readonly amount: Money
  readonly prices: SwapPrices
  readonly terms: SwapTerms
  readonly figures: SwapFigures
}

const store = async ({ db, clock }: Parts, offer: Offer): Promise<SwapQuote> => {
  const { request, amount, prices, terms, figures } = offer
  const { userId, screen, from, to } = request
  const time = clock.now()
  const limits = swapLimits(from, prices.from, terms)
  const quote: SwapQuote = {
    ...{ quoteId: uuidv7(), screen, from, to },
    amount: toWire(amount),
    rate: toWire(figures.rate),
    fee: toWire(figures.fee),
    feeRate: toWire(terms.fee),
    spread: toWire(terms.spread),
    received: toWire(figures.received),
    min: toWire(limits.min),
    max: toWire(limits.max),
    ...{ time, expiresAt: time + SWAP_QUOTE_LIFE },
  }
  await db.query('swap.quote.put', PUT, [
    ...[quote.quoteId, userId, screen, from, to, quote.amount, quote.rate, quote.fee, quote.received],
    ...[quote.spread, toWire(prices.from), toWire(prices.to), quote.expiresAt],
  ])
  return quote
}

/**
 * Quotes an amount at the market's prices and keeps the quote for its five seconds.
 * @throws AppError SWAP_TOKEN_REQUIRED, SWAP_SAME_TOKEN, AMOUNT_..., SWAP_CLOSED, NO_PRICE, PRICE_STALE, SWAP_OUT_OF_RANGE,
 *   SWAP_TOO_SMALL, HOUSE_LIMIT; INPUT_ERROR for a pair without BBT on the token screen
 */
export const quoteSwap = async (parts: Parts, request: QuoteRequest): Promise<SwapQuote> => {
  const { from, to, screen } = request
  refuse(checkSwapPair(from, to))
  if (screen === 'token' && from !== BBT && to !== BBT) throw new AppError('INPUT_ERROR')
  const { amount, problem } = readAmount(request.amount, currency(from).scale)
  if (!amount) throw new AppError(problem.code, problem.params)
  const terms = await openTerms(parts.db, request)
  const prices = swapPrices(parts, request)
  refuse(checkSwapAmount(amount, from, swapLimits(from, prices.from, terms)))
  const figures = swapFigures(request, amount, prices, terms)
  if (figures.received.lte('0')) throw new AppError('SWAP_TOO_SMALL')
  await checkHouse(parts.db, to, figures.received)
  return store(parts, { request, amount, prices, terms, figures })
}

/** A quote that ended this long ago (ms) is forgotten. */
const KEEP_QUOTES = 3_600_000
const FORGET = 'delete from swap_quotes where expires_at < $1'

export const forgetSwapQuotes = async ({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> => {
  await db.query('swap.quote.forget', FORGET, [clock.now() - KEEP_QUOTES])
}
