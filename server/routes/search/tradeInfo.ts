import { pairById } from '@core/domain'
import { AppError } from '../../http/errors'
import { route } from '../../http/route'
import { quoteOf } from '../../market'

const AREAS = 'select id from option_areas where trade_id = $1 and enabled order by position, id'

export default route('search.tradeInfo', async ({ ctx, body }) => {
  const pair = pairById(body.id)
  if (!pair) throw new AppError('NOT_FOUND')
  const areas = await ctx.db.query<{ id: number }>('market.areas', AREAS, [pair.tradeId])
  return {
    ...quoteOf(ctx, pair.tradeId),
    currencyTradeName: pair.base,
    quantityScale: pair.quantityScale,
    areaList: areas.map(({ id }) => ({ id: String(id) })),
    feed: ctx.market.feed,
  }
})
