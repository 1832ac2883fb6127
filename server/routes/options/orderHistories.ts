import { route } from '../../http/route'
import { optionHistories } from '../../services/optionsRead'

export default route('options.orderHistories', ({ ctx, session, body }) =>
  optionHistories(ctx, session.userId, body),
)
