import { wirePosition } from '../../contracts/wire'
import { route } from '../../http/route'
import { passStillIn } from '../../services/stillIn'
import { setTriggers } from '../../services/contracts/triggers'

export default route('usdt.modifyWinLost', async ({ ctx, lang, session, body }) => {
  const row = await ctx.db.tx(async (t) => {
    await passStillIn(t, session)
    return setTriggers(ctx, t, session.userId, body)
  })
  return { position: wirePosition(ctx, lang, row) }
})
