import { route } from '../../http/route'
import { listContractOrders } from '../../services/contracts/read'

export default route('usdt.tradeList', ({ ctx, lang, session, body }) =>
  listContractOrders(ctx, lang, session.userId, body),
)
