import { route } from '../../http/route'
import { statisticsOf } from '../../profile/statistics'

export default route('user.statistics', ({ ctx, session: { userId } }) => statisticsOf(ctx, userId))
