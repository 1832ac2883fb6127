import { divide, formatPrice, money, parseAmount, round, toWire, trimZeros, type Money } from '../../money'
import { pairById } from '../pairs'
import type { AmountResult, Problem } from '../validation'
import type { ContractTerms } from './terms'

/** How far from the last price a limit may be: half of it. A price beyond is taken for a typing error. */
export const LIMIT_BAND = '0.5'

const refused = (
  code: NonNullable<Problem>['code'],
  params?: NonNullable<Problem>['params'],
): AmountResult => ({
  amount: null,
  problem: { code, params },
})

/** A quantity with at most `scale` digits, above 0. */
const readDigits = (text: string, scale: number): AmountResult => {
  if (!text.trim()) return refused('QUANTITY_REQUIRED')
  const amount = parseAmount(text.trim(), scale)
  return amount?.gt('0')
    ? { amount, problem: null }
    : refused('CONTRACT_QUANTITY_INVALID', { scale: String(scale) })
}

const currencyOf = (tradeId: number): string => pairById(tradeId)?.base ?? ''

/** The quantity of an order to open, within the pair's limits. */
export const readContractQuantity = (
  text: string,
  terms: Pick<ContractTerms, 'tradeId' | 'quantityScale' | 'minQuantity' | 'maxQuantity'>,
): AmountResult => {
  const { tradeId, minQuantity: min, maxQuantity: max } = terms
  const read = readDigits(text, terms.quantityScale)
  if (!read.amount || (read.amount.gte(min) && read.amount.lte(max))) return read
  return refused('CONTRACT_QUANTITY_OUT_OF_RANGE', { min, max, currency: currencyOf(tradeId) })
}

/** The quantity of an order to close: no text is all that no working order closes already. */
export const readCloseQuantity = (
  text: string | undefined,
  open: Money,
  terms: Pick<ContractTerms, 'tradeId' | 'quantityScale'>,
): AmountResult => {
  const tooLarge = refused('CLOSE_QUANTITY_TOO_LARGE', {
    max: toWire(open),
    currency: currencyOf(terms.tradeId),
  })
  if (text === undefined) return open.gt('0') ? { amount: open, problem: null } : tooLarge
  const read = readDigits(text, terms.quantityScale)
  return read.amount?.gt(open) ? tooLarge : read
}

/** A price at the pair's scale, above 0. */
export const readPrice = (text: string, scale: number): AmountResult => {
  if (!text.trim()) return refused('PRICE_REQUIRED')
  const amount = parseAmount(text.trim(), scale)
  return amount?.gt('0') ? { amount, problem: null } : refused('PRICE_INVALID', { scale: String(scale) })
}

/** Whether a limit is so far from the last price that it must be a mistake. */
export const bandProblem = (limit: Money, last: Money, scale: number): Problem => {
  const width = last.times(LIMIT_BAND)
  const lowest = round(last.minus(width), scale, 'up')
  const highest = round(last.plus(width), scale, 'down')
  if (limit.gte(lowest) && limit.lte(highest)) return null
  return {
    code: 'PRICE_OUT_OF_BAND',
    params: { min: formatPrice(lowest, scale), max: formatPrice(highest, scale) },
  }
}

const BOUND_DIGITS = 6

/** A market order's slippage bound as a share; without a text the pair's default. */
export const readSlippage = (
  text: string | undefined,
  { slippage, maxSlippage }: Pick<ContractTerms, 'slippage' | 'maxSlippage'>,
): AmountResult => {
  if (text === undefined) return { amount: money(slippage), problem: null }
  const amount = parseAmount(text.trim(), BOUND_DIGITS)
  if (amount?.lte(maxSlippage)) return { amount, problem: null }
  const max = divide(money(maxSlippage).times('100'), money('1'), BOUND_DIGITS, 'down')
  return refused('SLIPPAGE_OUT_OF_RANGE', { max: trimZeros(toWire(max)) })
}
