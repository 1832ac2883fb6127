import type { RequestOf } from '@core/contract/schemas'
import type { AppProblem } from '@core/domain'
import { LIMIT, readCloseQuantity, type Closing, type PubType } from '@core/domain/contracts'
import { divide, money, parseAmount, round, toWire, type Money } from '@core/money'
import type { Position } from '@/stores/positions'
import type { Terms } from '../terms'
import { limitProblem } from '../ticket/errors'
import { closableOf, closingAt } from './live'

export interface CloseState {
  readonly pubType: PubType
  readonly quantity: string
  readonly price: string
}

/** A share of what can still be closed, cut to the quantity's digits; all of it at 100. */
export const quantityOfPercent = (position: Position, percent: number, terms: Terms): string => {
  const whole = closableOf(position)
  if (percent === 100) return toWire(whole)
  const part = round(whole.times(`${percent}`).div('100'), terms.quantityScale, 'down')
  return part.gt('0') ? toWire(part) : ''
}

/** The whole percent that a quantity is of what can be closed, from 0 to 100. */
export const percentOfQuantity = (position: Position, text: string): number => {
  const whole = closableOf(position)
  const quantity = parseAmount(text.trim(), 18)
  if (!quantity || !whole.gt('0')) return 0
  return Math.min(100, Number(divide(quantity.times('100'), whole, 0, 'down').toFixed()))
}

export interface CloseErrors {
  readonly quantity: AppProblem | null
  readonly price: AppProblem | null
}

export const closeErrors = (
  state: CloseState,
  position: Position,
  terms: Terms,
  last: string | null,
): CloseErrors => ({
  quantity: readCloseQuantity(state.quantity, closableOf(position), terms).problem,
  price: state.pubType === LIMIT ? limitProblem(state.price, terms.priceScale, last) : null,
})

/** What closing as chosen would bring; null while it is not known or not valid. */
export const closingOf = (
  state: CloseState,
  position: Position,
  terms: Terms,
  last: string | null,
): { readonly price: Money; readonly result: Closing } | null => {
  const errors = closeErrors(state, position, terms, last)
  const price = state.pubType === LIMIT ? state.price.trim() : last
  if (errors.quantity || errors.price || price === null) return null
  const quantity = money(state.quantity.trim())
  return { price: money(price), result: closingAt(position, terms, quantity, money(price)) }
}

/** Who closes at market wants out: the widest bound that the terms allow. */
export const closeRequest = (
  state: CloseState,
  position: Position,
  terms: Terms,
): RequestOf<'usdt.close'> => ({
  orderId: position.id,
  type: state.pubType,
  quantity: state.quantity.trim(),
  ...(state.pubType === LIMIT ? { price: state.price.trim() } : { slippage: terms.maxSlippage }),
})
