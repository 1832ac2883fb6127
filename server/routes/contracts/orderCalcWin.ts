import { route } from '../../http/route'
import { orderFigures } from '../../services/contracts/figures'

export default route('order.calcWin', async ({ ctx, body }) => Promise.resolve(orderFigures(ctx, body)))
