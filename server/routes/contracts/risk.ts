import { route } from '../../http/route'
import { accountRisk } from '../../services/contracts/figures'

export default route('financial.risk', ({ ctx, session }) => accountRisk(ctx, session.userId))
