import { route } from '../../http/route'
import { teamRates } from '../../team/rates'

export default route('ext.teamRates', ({ ctx }) => teamRates(ctx))
