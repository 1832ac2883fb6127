import { route } from '../../http/route'
import { tokenStatistics } from '../../services/token/statistics'

export default route('currency.statistics', ({ ctx }) => tokenStatistics(ctx))
