import { route } from '../../http/route'
import { idempotent } from '../../services/idempotent'
import { cancelWithdrawal } from '../../services/withdrawals/decide'

export default route('ext.cancelWithdrawal', ({ ctx, id: call, key, body, session }) =>
  idempotent(ctx, { session, call, key, body }, (t) => cancelWithdrawal(ctx, t, session.userId, body.id)),
)
