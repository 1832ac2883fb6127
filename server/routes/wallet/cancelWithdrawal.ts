import { route } from '../../http/route'
import { idempotent } from '../../services/idempotent'
import { cancelWithdrawal } from '../../services/withdrawals/decide'

export default route('ext.cancelWithdrawal', ({ ctx, id: call, key, body, session: { userId } }) =>
  idempotent(ctx, { userId, call, key, body }, (t) => cancelWithdrawal(ctx, t, userId, body.id)),
)
