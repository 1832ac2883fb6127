import { route } from '../../http/route'
import { currencyIdOf } from '../../services/accounts'
import { withdrawPreData } from '../../services/withdrawals/preData'

export default route('wallet.withdrawPreData', ({ ctx, body, session: { userId } }) =>
  withdrawPreData(ctx, userId, currencyIdOf(body.id)),
)
