import type { TradeId } from '@core/domain'
import { route } from '../../http/route'
import { changeFavourites, favouritesOf } from '../../services/favourites'

export default route('ext.favourites', async ({ ctx, method, body, session: { userId } }) => {
  const changes = method === 'POST' ? (body.changes ?? []) : []
  const list = changes.length > 0 ? changeFavourites(ctx, userId, changes) : favouritesOf(ctx, userId)
  return { list: (await list) as TradeId[] }
})
