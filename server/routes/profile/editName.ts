import { route } from '../../http/route'
import { editName } from '../../profile/nickname'

export default route('profile.editName', ({ ctx, body, session: { userId } }) =>
  editName(ctx, userId, body.nickname),
)
