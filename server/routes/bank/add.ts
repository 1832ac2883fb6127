import { route } from '../../http/route'
import { addCard } from '../../services/bankCards'

export default route('ext.addBankCard', ({ ctx, body, session }) => addCard(ctx, session.userId, body))
