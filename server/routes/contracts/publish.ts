import { LIMIT } from '@core/domain/contracts'
import { wireContractOrder } from '../../contracts/wire'
import { route } from '../../http/route'
import { openContract } from '../../services/contracts/open'
import { idempotent } from '../../services/idempotent'
import { passRegion } from '../../services/region'

/** The same engine as `contract.open`; a limit order where the request does not say. */
export default route('order.publish', async ({ ctx, id: call, key, body, lang, origin, session }) =>
  idempotent(ctx, { session, call, key, body }, async (t) => {
    passRegion(ctx, origin)
    return { order: wireContractOrder(lang, await openContract(ctx, t, session.userId, body, LIMIT)) }
  }),
)
