import { wireContractOrder } from '../../contracts/wire'
import { route } from '../../http/route'
import { cancelContractOrder } from '../../services/contracts/cancel'
import { closeContract } from '../../services/contracts/close'
import { idempotent } from '../../services/idempotent'

/** Closes (a part of) a position; with `cancelId` cancels a working order instead. */
export default route('usdt.close', async ({ ctx, id: call, key, body, lang, session }) =>
  idempotent(ctx, { session, call, key, body }, async (t) => {
    const row =
      body.cancelId === undefined
        ? await closeContract(ctx, t, session.userId, body)
        : await cancelContractOrder(ctx, t, session.userId, body.cancelId)
    return { order: wireContractOrder(lang, row) }
  }),
)
