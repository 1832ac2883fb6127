import { route } from '../../http/route'
import { listCloses } from '../../services/contracts/read'

export default route('usdt.getHistory', ({ ctx, lang, session, body }) =>
  listCloses(ctx, lang, session.userId, body),
)
