import { route } from '../../http/route'
import { readAvatar } from '../../profile/avatar'

export default route('ext.avatar', ({ ctx, body }) => readAvatar(ctx, body.id))
