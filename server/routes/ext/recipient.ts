import { route } from '../../http/route'
import { lookUp } from '../../services/transfers/recipients'

export default route('ext.recipient', ({ ctx, session, body }) => lookUp(ctx, session.userId, body))
