import { route } from '../../http/route'
import { swapHistory } from '../../services/swap/history'

export default route('currency.exchangeHistories', async ({ ctx, body, session }) => {
  const { screen, pageNum = 1, pageSize = 20 } = body
  return swapHistory(ctx.db, session.userId, { screen, pageNum, pageSize })
})
