import { route } from '../../http/route'
import { currencyInfo } from '../../services/deposits/info'

export default route('currency.infoData', ({ ctx, lang }) => currencyInfo(ctx, lang))
