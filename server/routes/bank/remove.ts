import { route } from '../../http/route'
import { removeCard } from '../../services/bankCards'

export default route('ext.removeBankCard', async ({ ctx, body, session }) => {
  await removeCard(ctx, session.userId, body.id)
  return {}
})
