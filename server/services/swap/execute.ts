import type { ResponseOf } from '@core/contract/schemas'
import { burnedOf, priceMoved, WALLET, type CurrencyId, type SwapPrices } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Context } from '../../context'
import { AppError } from '../../http/errors'
import { userAccount, type PostedBalance } from '../../ledger'
import type { Tx } from '../../store/db'
import { isUuid, uuidv7 } from '../../store/ids'
import type { SwapQuoteRow, SwapRow } from '../../store/tables/swap'
import { swapOfRow } from './history'
import { openTerms } from './pairs'
import { swapPosting, type DecidedSwap } from './posting'
import { swapPrices } from './prices'

type Parts = Pick<Context, 'ledger' | 'clock' | 'market' | 'bus'>
export type Swapped = ResponseOf<'currency.exchange'>

const LOCK = 'select * from swap_quotes where id = $1 and user_id = $2 for update'

/** Read under its lock, so that of two calls at once the second finds it used. Somebody else's quote is not there. */
const lockQuote = async ({ clock }: Parts, t: Tx, userId: string, quoteId: string): Promise<SwapQuoteRow> => {
  const rows = isUuid(quoteId) ? await t.query<SwapQuoteRow>('swap.quote.lock', LOCK, [quoteId, userId]) : []
  const [quote] = rows
  if (quote?.used) throw new AppError('QUOTE_USED')
  if (!quote || clock.now() >= Number(quote.expires_at)) throw new AppError('QUOTE_EXPIRED')
  return quote
}

const quotedPrices = (quote: SwapQuoteRow): SwapPrices => ({
  from: money(quote.from_price),
  to: money(quote.to_price),
})

const USE = 'update swap_quotes set used = true where id = $1'

const INSERT = `
insert into swaps (id, user_id, screen, from_id, to_id, amount, fee, rate, received, burned, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
returning *`

const record = async (t: Tx, swap: DecidedSwap, quote: SwapQuoteRow, now: number): Promise<SwapRow> => {
  const [row] = await t.query<SwapRow>('swap.insert', INSERT, [
    ...[swap.id, swap.userId, swap.screen, swap.from, swap.to, quote.amount, quote.fee, quote.rate],
    ...[quote.received, toWire(swap.burned), now],
  ])
  if (!row) throw new Error('a swap was not recorded')
  return row
}

const leftOf = (posted: readonly PostedBalance[], userId: string, currencyId: CurrencyId) => {
  const found = posted.find(({ account }) => account === userAccount(userId, WALLET, currencyId))
  if (!found) throw new Error('a swap moved no account of the user')
  return { available: toWire(money(found.available)), frozen: toWire(money(found.frozen)) }
}

/**
 * Takes a quote within the given transaction: once, while it runs, and while the market stays within its spread.
 * @throws AppError QUOTE_EXPIRED, QUOTE_USED, SWAP_CLOSED, NO_PRICE, PRICE_STALE, PRICE_MOVED, HOUSE_LIMIT, INSUFFICIENT_AVAILABLE
 */
export const executeSwap = async (parts: Parts, t: Tx, userId: string, quoteId: string): Promise<Swapped> => {
  const quote = await lockQuote(parts, t, userId, quoteId)
  const { screen, from_id: from, to_id: to } = quote
  const terms = await openTerms(t, { from, to })
  if (priceMoved(quotedPrices(quote), swapPrices(parts, { from, to }), money(quote.spread))) {
    throw new AppError('PRICE_MOVED')
  }
  const [amount, fee, received] = [money(quote.amount), money(quote.fee), money(quote.received)]
  const burned = burnedOf(fee, from, terms.burnShare)
  const swap: DecidedSwap = { id: uuidv7(), userId, screen, from, to, amount, fee, burned, received }
  await t.query('swap.quote.use', USE, [quote.id])
  const row = await record(t, swap, quote, parts.clock.now())
  const posted = await parts.ledger.post(t, [await swapPosting(parts.ledger, t, swap)])
  t.afterCommit(() => parts.bus.publish('record', { userId, kind: 'swap', id: swap.id }))
  return { swap: swapOfRow(row), from: leftOf(posted, userId, from), to: leftOf(posted, userId, to) }
}
