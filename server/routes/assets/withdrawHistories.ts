import { route } from '../../http/route'
import { depositPage } from '../../services/deposits/read'
import { withdrawalPage } from '../../services/withdrawals/read'

export default route('assets.withdrawHistories', ({ ctx, body, session: { userId } }) => {
  const { kind, id, currencyId, pageNum = 1, pageSize = 20 } = body
  return kind === 'deposit'
    ? depositPage(ctx.db, userId, { currencyId, pageNum, pageSize })
    : withdrawalPage(ctx.db, userId, { id, currencyId, pageNum, pageSize })
})
