import { route } from '../../http/route'
import { optionInfo } from '../../services/optionsRead'

export default route('options.orderInfo', ({ ctx, session, body }) =>
  optionInfo(ctx, session.userId, body.id),
)
