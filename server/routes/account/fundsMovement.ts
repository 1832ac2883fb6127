import { route } from '../../http/route'
import { accountTypeOf, currencyIdOf, viewOf } from '../../services/accounts'
import { moveFunds } from '../../services/fundsMove'
import { idempotent } from '../../services/idempotent'

export default route('account.fundsMovement', async ({ ctx, id: call, key, body, session }) => {
  const [from, to] = [accountTypeOf(body.from), accountTypeOf(body.to)]
  const currencyId = currencyIdOf(body.currencyId)
  return idempotent(ctx, { session, call, key, body }, async (t) => {
    const { id, time, balances } = await moveFunds(ctx, t, {
      userId: session.userId,
      from,
      to,
      currencyId,
      amount: body.amount,
    })
    const viewOfType = (type: number) =>
      viewOf(
        ctx,
        balances.filter((b) => b.accountType === type),
        currencyId,
      )
    return { id, time, from: viewOfType(from), to: viewOfType(to) }
  })
})
