import { route } from '../../http/route'
import { accountTypeOf, assetsOf, balancesOf } from '../../services/accounts'

export default route('account.assets', async ({ ctx, session, body }) =>
  assetsOf(ctx, await balancesOf(ctx, session.userId, accountTypeOf(body.id))),
)
