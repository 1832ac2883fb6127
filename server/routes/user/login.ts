import { route } from '../../http/route'
import { login } from '../../services/login'

export default route('user.login', ({ ctx, body, origin, lang }) => login(ctx, body, { origin, lang }))
