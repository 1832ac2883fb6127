import { MARKET } from '@core/domain/contracts'
import { wireContractOrder } from '../../contracts/wire'
import { route } from '../../http/route'
import { openContract } from '../../services/contracts/open'
import { idempotent } from '../../services/idempotent'
import { passRegion } from '../../services/region'

export default route('contract.open', async ({ ctx, id: call, key, body, lang, origin, session }) =>
  idempotent(ctx, { session, call, key, body }, async (t) => {
    passRegion(ctx, origin)
    return { order: wireContractOrder(lang, await openContract(ctx, t, session.userId, body, MARKET)) }
  }),
)
