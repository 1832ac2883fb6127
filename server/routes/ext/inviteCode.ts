import { route } from '../../http/route'
import { inviterByCode } from '../../services/invite'

export default route('ext.inviteCode', async ({ ctx, body }) => ({
  known: (await inviterByCode(ctx.db, body.inviteCode)) !== null,
}))
