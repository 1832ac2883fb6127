import { route } from '../../http/route'
import { acceptRisk, riskStatement } from '../../services/fairness/risk'

export default route('ext.riskStatement', async ({ ctx, method, body, lang, session: { userId } }) => {
  if (method === 'POST') await acceptRisk(ctx, ctx.db, userId, body.version ?? '')
  return riskStatement(ctx, userId, lang)
})
