import { route } from '../../http/route'
import { wireOrder } from '../../options/wire'
import { idempotent } from '../../services/idempotent'
import { cancelOption } from '../../services/optionsCancel'
import { placeOption } from '../../services/optionsPlace'
import { passRegion } from '../../services/region'

export default route('options.order', async ({ ctx, id: call, key, body, origin, session }) =>
  idempotent(ctx, { session, call, key, body }, async (t) => {
    if (body.action !== 'cancel') {
      passRegion(ctx, origin)
      return { order: wireOrder(ctx, await placeOption(ctx, t, session.userId, body)), quote: null }
    }
    const { row, quote } = await cancelOption(ctx, t, session.userId, body)
    return { order: wireOrder(ctx, row), quote }
  }),
)
