import { LIMIT } from '@core/domain/contracts'
import { wireContractOrder } from '../../contracts/wire'
import { route } from '../../http/route'
import { openContract } from '../../services/contracts/open'
import { idempotent } from '../../services/idempotent'

/** The same engine as `contract.open`; a limit order where the request does not say. */
export default route('order.publish', async ({ ctx, id: call, key, body, lang, session: { userId } }) =>
  idempotent(ctx, { userId, call, key, body }, async (t) => ({
    order: wireContractOrder(lang, await openContract(ctx, t, userId, body, LIMIT)),
  })),
)
