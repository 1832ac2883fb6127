import { route } from '../../http/route'
import { idempotent } from '../../services/idempotent'
import { passRegion } from '../../services/region'
import { executeSwap } from '../../services/swap/execute'

export default route('currency.exchange', async ({ ctx, id: call, key, body, origin, session }) =>
  idempotent(ctx, { session, call, key, body }, (t) => {
    passRegion(ctx, origin)
    return executeSwap(ctx, t, session.userId, body.quoteId)
  }),
)
