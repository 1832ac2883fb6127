import { route } from '../../http/route'
import { accountTypeOf, balancesOf, currencyIdOf, viewOf } from '../../services/accounts'
import { fundPage } from '../../services/fundsHistory'

/** Entries shown with an account; `assets.histories` has all of them. */
const LATEST = 20

export default route('account.one', async ({ ctx, session, body }) => {
  const [accountType, currencyId] = [accountTypeOf(body.a), currencyIdOf(body.b)]
  const balances = await balancesOf(ctx, session.userId, accountType)
  const latest = await fundPage(ctx.db, session.userId, { accountType, currencyId }, { limit: LATEST })
  return {
    accountType,
    currencyId,
    balance: viewOf(ctx, balances, currencyId),
    entries: latest.list,
  }
})
