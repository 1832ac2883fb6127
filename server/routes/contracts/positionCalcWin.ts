import { route } from '../../http/route'
import { positionProfit } from '../../services/contracts/figures'

export default route('usdt.calcWin', ({ ctx, session, body }) => positionProfit(ctx, session.userId, body))
