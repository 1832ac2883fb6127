import { route } from '../../http/route'
import { idempotent } from '../../services/idempotent'
import { keepTradePassword, passTradePassword } from '../../services/tradePassword'
import { admit, readPayment, transfer } from '../../services/transfers/transfer'

export default route('account.transferToThird', ({ ctx, id: call, key, body, session, origin }) => {
  const { userId } = session
  const first = async (): Promise<string> => {
    await admit(ctx, userId, readPayment(ctx, body))
    return passTradePassword(ctx, { userId, ip: origin.ip }, body.tradePassword)
  }
  return idempotent(
    ctx,
    { session, call, key, body },
    async (t, passed) => {
      await keepTradePassword(t, userId, passed)
      return transfer(ctx, t, userId, readPayment(ctx, body))
    },
    first,
  )
})
