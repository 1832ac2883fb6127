import { route } from '../../http/route'
import { idempotent } from '../../services/idempotent'
import { passTradePassword } from '../../services/tradePassword'
import { admit, readPayment, transfer } from '../../services/transfers/transfer'

export default route('account.transferToThird', ({ ctx, id: call, key, body, session, origin }) => {
  const { userId } = session
  const first = async (): Promise<void> => {
    await admit(ctx, userId, readPayment(ctx, body))
    await passTradePassword(ctx, { userId, ip: origin.ip }, body.tradePassword)
  }
  return idempotent(
    ctx,
    { userId, call, key, body },
    (t) => transfer(ctx, t, userId, readPayment(ctx, body)),
    first,
  )
})
