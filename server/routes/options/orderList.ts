import { route } from '../../http/route'
import { listOptions } from '../../services/optionsRead'

export default route('options.orderList', ({ ctx, session, body }) => listOptions(ctx, session.userId, body))
