import { wireContractOrder } from '../../contracts/wire'
import { route } from '../../http/route'
import { closeAllContracts } from '../../services/contracts/closeAll'
import { idempotent } from '../../services/idempotent'

export default route('usdt.autoCloseAll', async ({ ctx, id: call, key, body, lang, session }) =>
  idempotent(ctx, { session, call, key, body }, async (t) => {
    const { rows, left } = await closeAllContracts(ctx, t, session.userId, body.tradeId ?? null)
    return { orders: rows.map((row) => wireContractOrder(lang, row)), left }
  }),
)
