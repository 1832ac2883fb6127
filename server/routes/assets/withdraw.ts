import { route } from '../../http/route'
import { idempotent } from '../../services/idempotent'
import { admitWithdrawal, requestWithdrawal } from '../../services/withdrawals/request'

export default route('assets.withdraw', ({ ctx, id: call, key, body, session, origin }) => {
  const { userId } = session
  return idempotent(
    ctx,
    { session, call, key, body },
    (t, passed) => requestWithdrawal(ctx, t, userId, { body, passed }),
    () => admitWithdrawal(ctx, { userId, ip: origin.ip }, body),
  )
})
