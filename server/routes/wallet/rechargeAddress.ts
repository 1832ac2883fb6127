import { route } from '../../http/route'
import { currencyIdOf } from '../../services/accounts'
import { depositAddress } from '../../services/deposits/address'
import { linkParts } from '../../services/deposits/links'

export default route('wallet.rechargeAddress', async ({ ctx, body, session: { userId } }) => {
  const wanted = { currencyId: currencyIdOf(body.id), network: body.network }
  const address = await depositAddress(ctx, userId, wanted)
  return { ...wanted, address, simulated: ctx.chain.simulated, ...linkParts(ctx, wanted) }
})
