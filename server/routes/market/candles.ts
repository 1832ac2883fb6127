import { pairById } from '@core/domain'
import { AppError } from '../../http/errors'
import { route } from '../../http/route'

const DEFAULT_LIMIT = 300

/** Bars oldest first; `more` tells whether there are older ones. */
export default route('ext.candles', async ({ ctx, body }) => {
  const tradeId = pairById(body.tradeId)?.tradeId
  if (!tradeId) throw new AppError('NOT_FOUND')
  const { period } = body
  const limit = body.limit ?? DEFAULT_LIMIT
  const found = await ctx.market.candles({ tradeId, period, before: body.before, limit: limit + 1 })
  const more = found.length > limit
  const bars = (more ? found.slice(1) : found).map((c): [number, string, string, string, string, string] => [
    c.time,
    c.open,
    c.high,
    c.low,
    c.close,
    c.volume,
  ])
  return { tradeId, period, bars, more }
})
