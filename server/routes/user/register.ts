import { route } from '../../http/route'
import { register } from '../../services/register'

export default route('user.register', ({ ctx, body, origin, lang }) => register(ctx, body, { origin, lang }))
