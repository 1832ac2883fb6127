import { PAIRS } from '@core/domain'
import { money } from '@core/money'
import { route } from '../../http/route'
import { quoteWithLine } from '../../market'

/** `index` 0 ranks by change, 1 by turnover; `sort` 0 begins with the largest, 1 with the smallest. */
export default route('search.indexRanking', ({ ctx, body }) => {
  const figure = body.index === 1 ? 'turnover' : 'rise'
  const quotes = PAIRS.map((pair) => quoteWithLine(ctx, pair.tradeId)).filter(
    (quote) => quote[figure] !== null,
  )
  const order = body.sort === 1 ? 1 : -1
  quotes.sort((a, b) => order * money(a[figure] ?? '0').cmp(money(b[figure] ?? '0')))
  return Promise.resolve(quotes)
})
