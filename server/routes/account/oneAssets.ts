import { route } from '../../http/route'
import { accountTypeOf, balancesOf, currencyIdOf, viewOf } from '../../services/accounts'

export default route('account.oneAssets', async ({ ctx, session, body }) =>
  viewOf(ctx, await balancesOf(ctx, session.userId, accountTypeOf(body.a)), currencyIdOf(body.b)),
)
