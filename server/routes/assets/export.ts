import { route } from '../../http/route'
import { fundsCsv } from '../../services/fundsExport'

export default route('ext.fundsExport', ({ ctx, session, body, lang }) =>
  Promise.resolve({ name: 'funds.csv', parts: fundsCsv(ctx.db, session.userId, body, lang) }),
)
