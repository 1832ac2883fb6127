import { route } from '../../http/route'
import { inviteInfo } from '../../services/invite'

export default route('user.inviteInfo', ({ ctx, session, origin }) => inviteInfo(ctx, session.userId, origin))
