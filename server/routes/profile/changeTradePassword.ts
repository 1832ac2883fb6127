import { route } from '../../http/route'
import { setTradePassword } from '../../services/setTradePassword'

export default route('profile.changeTradePassword', ({ ctx, body, origin, session: { userId } }) =>
  setTradePassword(ctx, { userId, origin }, body),
)
