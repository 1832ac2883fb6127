import { toWire } from '@core/money'
import { route } from '../../http/route'
import { partnersOf } from '../../partners/directory'
import { isIdentityNeeded } from '../../services/identity'

export default route('ext.partners', async ({ ctx, session }) => ({
  identityNeeded: await isIdentityNeeded(ctx, session.userId),
  partners: partnersOf(ctx).map(({ id, name, limits }) => ({
    id,
    name,
    limits: limits.map(({ currencyId, min, max }) => ({ currencyId, min: toWire(min), max: toWire(max) })),
  })),
}))
