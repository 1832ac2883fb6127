import { route } from '../../http/route'
import { newChallenge } from '../../services/captcha'

export default route('verification.captcha', ({ ctx }) => newChallenge(ctx))
