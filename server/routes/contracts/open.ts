import { MARKET } from '@core/domain/contracts'
import { wireContractOrder } from '../../contracts/wire'
import { route } from '../../http/route'
import { openContract } from '../../services/contracts/open'
import { idempotent } from '../../services/idempotent'

export default route('contract.open', async ({ ctx, id: call, key, body, lang, session: { userId } }) =>
  idempotent(ctx, { userId, call, key, body }, async (t) => ({
    order: wireContractOrder(lang, await openContract(ctx, t, userId, body, MARKET)),
  })),
)
