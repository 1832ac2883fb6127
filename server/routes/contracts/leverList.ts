import { route } from '../../http/route'
import { leverList } from '../../services/contracts/read'

export default route('search.leverList', ({ ctx, body }) => Promise.resolve(leverList(ctx, body.tradeId)))
