import { route } from '../../http/route'
import { changeLimits, ownLimits } from '../../services/fairness/ownLimits'

export default route('ext.limits', async ({ ctx, method, body, session: { userId } }) => {
  if (method === 'POST') await ctx.db.tx((t) => changeLimits(ctx, t, userId, body))
  return ownLimits(ctx, userId)
})
