import { money, toWire } from '@core/money'
import type { Terms } from '../terms'

/** Offered bounds as shares, besides the default and the largest. */
const USUAL = ['0.001', '0.005'] as const

/** The bounds to choose from, in order of size. */
export const slippageChoices = ({ slippage, maxSlippage }: Terms): string[] =>
  [...new Set([...USUAL, slippage, maxSlippage].map((share) => toWire(money(share))))]
    .filter((share) => money(share).lte(maxSlippage))
    .sort((a, b) => money(a).cmp(money(b)))
