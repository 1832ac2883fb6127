import { route } from '../../http/route'
import { addAddress } from '../../services/addresses'

export default route('wallet.addAddress', ({ ctx, body, session }) => addAddress(ctx, session.userId, body))
