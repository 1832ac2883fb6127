import { AppError } from '../../http/errors'
import { route } from '../../http/route'
import { countFunds, fundPage } from '../../services/fundsHistory'

const UNCOUNTED = { pages: null, total: null, capped: false }

/** Pages by number reach as far as entries are counted; `before` reaches every one. */
export default route('assets.histories', async ({ ctx, session: { userId }, body }) => {
  const { pageNum = 1, pageSize: limit = 20, before, ...filter } = body
  if (before !== undefined)
    return { ...(await fundPage(ctx.db, userId, filter, { limit, before })), ...UNCOUNTED }
  const offset = (pageNum - 1) * limit
  const { total, capped } = await countFunds(ctx.db, userId, filter)
  if (capped && offset >= total) throw new AppError('FUNDS_PAGE_TOO_FAR', { count: String(total) })
  const page = await fundPage(ctx.db, userId, filter, { limit, offset })
  return { ...page, total, capped, pages: Math.ceil(total / limit) }
})
