import { route } from '../../http/route'
import { latestPrices } from '../../services/token/prices'

export default route('currency.latestPrice', ({ ctx }) => Promise.resolve(latestPrices(ctx)))
