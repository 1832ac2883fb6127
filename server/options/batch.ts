import { PAIRS } from '@core/domain'
import type { Context } from '../context'

/** Orders handled by one transaction. */
export const BATCH = 500

/** Per pair the market time up to which the past is complete. Read it before the rows that it judges. */
export const watermarks = ({ market }: Pick<Context, 'market'>): { tradeIds: number[]; until: number[] } => {
  const tradeIds = PAIRS.map((pair) => pair.tradeId)
  return { tradeIds, until: tradeIds.map((id) => market.watermark(id)) }
}
