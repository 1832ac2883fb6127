import { route } from '../../http/route'
import { identityOf } from '../../identity/read'
import { isForm, submitIdentity } from '../../identity/submit'

export default route('user.realname', ({ ctx, body, session: { userId } }) =>
  isForm(body) ? submitIdentity(ctx, userId, body) : identityOf(ctx, ctx.db, userId),
)
