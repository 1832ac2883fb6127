import { AppError } from '../../http/errors'
import { route } from '../../http/route'
import { depositPage } from '../../services/deposits/read'

export default route('assets.withdrawHistories', ({ ctx, body, session: { userId } }) => {
  const { kind, currencyId, pageNum = 1, pageSize = 20 } = body
  if (kind !== 'deposit') throw new AppError('NOT_YET_OPENED')
  return depositPage(ctx.db, userId, { currencyId, pageNum, pageSize })
})
