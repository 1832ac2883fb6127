import { route } from '../../http/route'
import { resetTradePassword } from '../../profile/resetTradePassword'

export default route('profile.findTradePassword', ({ ctx, body, origin, session: { userId } }) =>
  resetTradePassword(ctx, { userId, origin }, body),
)
