import { pairById } from '@core/domain'
import { AppError } from '../../http/errors'
import { route } from '../../http/route'
import { tradeOf } from '../../market'

const DEFAULT_LIMIT = 50

/** The last trades, newest first. */
export default route('ext.trades', async ({ ctx, body }) => {
  const tradeId = pairById(body.tradeId)?.tradeId
  if (!tradeId) throw new AppError('NOT_FOUND')
  const ticks = await ctx.market.trades(tradeId, body.limit ?? DEFAULT_LIMIT)
  return { tradeId, trades: ticks.map(tradeOf) }
})
