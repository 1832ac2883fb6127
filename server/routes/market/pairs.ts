import { PAIRS } from '@core/domain'
import { route } from '../../http/route'
import { quoteWithLine } from '../../market'

/** Every pair, also those that the feed does not cover. */
export default route('ext.pairs', ({ ctx }) =>
  Promise.resolve(PAIRS.map((pair) => quoteWithLine(ctx, pair.tradeId))),
)
