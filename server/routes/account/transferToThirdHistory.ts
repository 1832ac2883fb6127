import { route } from '../../http/route'
import { transfersOf } from '../../services/transfers/read'

export default route('account.transferToThirdHistory', async ({ ctx, session, body }) => {
  const { pageNum = 1, pageSize = 20, ...filter } = body
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize }
  const { list, total } = await transfersOf(ctx, session.userId, filter, page)
  return { list, total, pages: Math.ceil(total / pageSize) }
})
