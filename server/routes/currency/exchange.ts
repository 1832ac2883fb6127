import { route } from '../../http/route'
import { idempotent } from '../../services/idempotent'
import { executeSwap } from '../../services/swap/execute'

export default route('currency.exchange', async ({ ctx, id: call, key, body, session: { userId } }) =>
  idempotent(ctx, { userId, call, key, body }, (t) => executeSwap(ctx, t, userId, body.quoteId)),
)
