import { route } from '../../http/route'
import { rewardList } from '../../team/rewardList'

export default route('team.rewardList', ({ ctx, body, session }) => rewardList(ctx, session.userId, body))
