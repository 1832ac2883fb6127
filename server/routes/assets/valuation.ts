import { route } from '../../http/route'
import { valuationOf } from '../../services/valuation'

export default route('assets.valuation', ({ ctx, session }) => valuationOf(ctx, session.userId))
