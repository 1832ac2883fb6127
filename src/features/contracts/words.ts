import { pairById, pairName } from '@core/domain'
import { isOpening, sideOf, type Side, type TradeType } from '@core/domain/contracts'
import { formatAmount, formatPrice, money, trimZeros, type Money } from '@core/money'
import type { TextKey } from '@/i18n'
import '@/i18n/areas/contracts'

export const nameOfPair = (tradeId: number): string => {
  const pair = pairById(tradeId)
  return pair ? pairName(pair) : ''
}

/** The coin that a contract of this pair is counted in. */
export const nameOfBase = (tradeId: number): string => pairById(tradeId)?.base ?? ''

/** `0.0005` -> `0.05%`. */
export const percentText = (share: string): string =>
  `${trimZeros(formatAmount(money(share).times('100'), 2))}%`

/** A price of the pair, or a dash where there is none. */
export const priceText = (price: string | Money | null, tradeId: number): string =>
  price === null ? '—' : formatPrice(price, pairById(tradeId)?.priceScale ?? 2)

/** A quantity with all its digits, thousands grouped. */
export const quantityText = (quantity: string | Money): string => trimZeros(formatAmount(quantity, 8))

/** Colour of a direction: a long is up, a short down. */
export const colourOf = (side: Side): 'up' | 'down' => (side === 'long' ? 'up' : 'down')

const ACTIONS = {
  long: { opening: 'contracts.openLong', closing: 'contracts.closeLong', side: 'contracts.long' },
  short: { opening: 'contracts.openShort', closing: 'contracts.closeShort', side: 'contracts.short' },
} as const satisfies Record<Side, Record<string, TextKey>>

/** `Open long`, `Close short`. */
export const actionKey = (type: number): TextKey => {
  const known = type as TradeType
  return ACTIONS[sideOf(known)][isOpening(known) ? 'opening' : 'closing']
}

export const openKey = (side: Side): TextKey => ACTIONS[side].opening
export const closeKey = (side: Side): TextKey => ACTIONS[side].closing
export const sideKey = (side: Side): TextKey => ACTIONS[side].side

export const sideOfType = (type: number): Side => sideOf(type as TradeType)
