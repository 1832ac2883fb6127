import { route } from '../../http/route'
import { idempotent } from '../../services/idempotent'
import { admitWithdrawal, requestWithdrawal } from '../../services/withdrawals/request'

export default route('assets.withdraw', ({ ctx, id: call, key, body, session, origin }) => {
  const { userId } = session
  return idempotent(
    ctx,
    { userId, call, key, body },
    (t) => requestWithdrawal(ctx, t, userId, body),
    () => admitWithdrawal(ctx, { userId, ip: origin.ip }, body),
  )
})
