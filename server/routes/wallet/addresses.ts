import { route } from '../../http/route'
import { addressesOf } from '../../services/addresses'

export default route('wallet.addresses', ({ ctx, body, session }) => addressesOf(ctx, session.userId, body))
