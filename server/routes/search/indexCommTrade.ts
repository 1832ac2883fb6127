import { PAIRS } from '@core/domain'
import { route } from '../../http/route'
import { quoteWithLine } from '../../market'

/** Hot coins: the pairs that can be traded now, in the platform's order. */
export default route('search.indexCommTrade', ({ ctx }) =>
  Promise.resolve(
    PAIRS.filter((pair) => ctx.market.tradable(pair.tradeId)).map((pair) => quoteWithLine(ctx, pair.tradeId)),
  ),
)
