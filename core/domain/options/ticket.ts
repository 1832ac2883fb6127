import { formatAmount, money } from '../../money'
import { readAmount, type AmountResult } from '../validation'
import { STAKE_SCALE } from './payout'

/** Reads a stake someone typed: required, a plain amount above 0 within the scale and the area's limits. */
export const readStake = (text: string, limits: { min: string; max: string }): AmountResult => {
  if (!text.trim()) return { amount: null, problem: { code: 'QUANTITY_REQUIRED' } }
  const read = readAmount(text, STAKE_SCALE)
  if (!read.amount) return read
  const within = read.amount.gte(money(limits.min)) && read.amount.lte(money(limits.max))
  if (within) return read
  const params = { min: formatAmount(limits.min), max: formatAmount(limits.max) }
  return { amount: null, problem: { code: 'STAKE_OUT_OF_RANGE', params } }
}
