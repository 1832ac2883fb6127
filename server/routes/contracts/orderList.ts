import { route } from '../../http/route'
import { listPositions } from '../../services/contracts/read'

export default route('usdt.orderList', ({ ctx, lang, session, body }) =>
  listPositions(ctx, lang, session.userId, body),
)
