import { route } from '../../http/route'
import { wireOrder } from '../../options/wire'
import { idempotent } from '../../services/idempotent'
import { cancelOption } from '../../services/optionsCancel'
import { placeOption } from '../../services/optionsPlace'
import { passRegion } from '../../services/region'

export default route('options.order', async ({ ctx, id: call, key, body, origin, session: { userId } }) =>
  idempotent(ctx, { userId, call, key, body }, async (t) => {
    if (body.action !== 'cancel') {
      passRegion(ctx, origin)
      return { order: wireOrder(ctx, await placeOption(ctx, t, userId, body)), quote: null }
    }
    const { row, quote } = await cancelOption(ctx, t, userId, body)
    return { order: wireOrder(ctx, row), quote }
  }),
)
