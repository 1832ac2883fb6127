import { route } from '../../http/route'
import { countFundEntries, fundEntries } from '../../services/fundsHistory'

export default route('assets.histories', async ({ ctx, session, body }) => {
  const { pageNum = 1, pageSize = 20, ...filter } = body
  const list = await fundEntries(ctx.db, session.userId, filter, pageSize, (pageNum - 1) * pageSize)
  const total = await countFundEntries(ctx.db, session.userId, filter)
  return { list, total, pages: Math.ceil(total / pageSize) }
})
