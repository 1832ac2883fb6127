import { route } from '../../http/route'
import { assetsOf, balancesOf } from '../../services/accounts'

export default route('account.totalAssets', async ({ ctx, session }) =>
  assetsOf(ctx, await balancesOf(ctx, session.userId)),
)
