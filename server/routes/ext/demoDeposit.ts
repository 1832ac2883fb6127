import { AppError } from '../../http/errors'
import { route } from '../../http/route'
import { currencyIdOf } from '../../services/accounts'
import { depositAddress } from '../../services/deposits/address'
import { sendTestDeposit } from '../../services/deposits/demo'
import { idempotent } from '../../services/idempotent'
import { lockUser } from '../../services/lockUser'

export default route('ext.demoDeposit', async ({ ctx, id: call, key, body, session }) => {
  if (!ctx.chain.send) throw new AppError('NOT_FOUND')
  const wanted = { currencyId: currencyIdOf(body.currencyId), network: body.network }
  const address = await depositAddress(ctx, session.userId, wanted)
  return idempotent(ctx, { session, call, key, body }, async (t) => {
    await lockUser(t, session.userId)
    const reference = `${session.userId}:${key}`
    const txId = await sendTestDeposit(ctx, t, { ...wanted, address, amount: body.amount, reference })
    return { txId, address }
  })
})
