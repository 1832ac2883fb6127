import { route } from '../../http/route'
import { currencyIdOf } from '../../services/accounts'
import { quoteSwap } from '../../services/swap/quote'

export default route('currency.exchangeData', async ({ ctx, body, session: { userId } }) =>
  quoteSwap(ctx, {
    userId,
    screen: body.screen ?? 'swap',
    from: currencyIdOf(body.from),
    to: currencyIdOf(body.to),
    amount: body.amount,
  }),
)
