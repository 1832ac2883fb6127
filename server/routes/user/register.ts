import { route } from '../../http/route'
import { passRegion } from '../../services/region'
import { register } from '../../services/register'

export default route('user.register', ({ ctx, body, origin, lang }) => {
  passRegion(ctx, origin)
  return register(ctx, body, { origin, lang })
})
