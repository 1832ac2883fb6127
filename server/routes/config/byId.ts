import { route } from '../../http/route'
import { publicConfig } from '../../services/publicConfig'

export default route('config.byId', async ({ ctx, body: { id }, lang }) => ({
  key: id,
  value: await publicConfig(ctx, id, lang),
}))
