import { ACCOUNT_TYPES } from '@core/domain'
import { route } from '../../http/route'
import { assetsOf, balancesOf } from '../../services/accounts'

export default route('account.typeAssets', async ({ ctx, session }) => {
  const balances = await balancesOf(ctx, session.userId)
  return ACCOUNT_TYPES.map(({ id, code }) => ({
    id,
    code,
    assets: assetsOf(
      ctx,
      balances.filter((b) => b.accountType === id),
    ),
  }))
})
