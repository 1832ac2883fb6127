import { route } from '../../http/route'
import { teamStatistics } from '../../team/figures'

export default route('team.statistics', ({ ctx, session }) => teamStatistics(ctx, session.userId))
