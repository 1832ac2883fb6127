import { route } from '../../http/route'
import { keepPicture } from '../../identity/pictures'

export default route('ext.identityPicture', ({ ctx, body: { side }, file, session: { userId } }) =>
  keepPicture(ctx, userId, { side, file }),
)
