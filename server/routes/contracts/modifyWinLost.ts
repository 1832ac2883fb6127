import { wirePosition } from '../../contracts/wire'
import { route } from '../../http/route'
import { setTriggers } from '../../services/contracts/triggers'

export default route('usdt.modifyWinLost', async ({ ctx, lang, session, body }) => {
  const row = await ctx.db.tx((t) => setTriggers(ctx, t, session.userId, body))
  return { position: wirePosition(ctx, lang, row) }
})
