import { route } from '../../http/route'
import { setAvatar } from '../../profile/avatar'

export default route('profile.userImage', ({ ctx, body, file, session: { userId } }) =>
  setAvatar(ctx, userId, file, body),
)
