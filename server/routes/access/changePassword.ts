import { changePassword } from '../../access/changePassword'
import { route } from '../../http/route'

export default route('ext.changePassword', async ({ ctx, body, origin, session }) => ({
  ended: await changePassword(ctx, { session, origin }, body),
}))
