import { route } from '../../http/route'
import { teamMembers } from '../../team/members'

export default route('team.subUsers', ({ ctx, body, session }) => teamMembers(ctx, session.userId, body))
