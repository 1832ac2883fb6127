import { route } from '../../http/route'
import { houseRates } from '../../services/fairness/rates'

export default route('ext.rates', ({ ctx }) => houseRates(ctx))
