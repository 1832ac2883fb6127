import { route } from '../../http/route'
import { cardsOf } from '../../services/bankCards'

export default route('ext.bankCards', ({ ctx, session }) => cardsOf(ctx, session.userId))
