import { route } from '../../http/route'
import { removeAvatar } from '../../profile/avatar'

export default route('ext.removeImage', ({ ctx, session: { userId } }) => removeAvatar(ctx, userId))
