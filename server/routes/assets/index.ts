import fundsExport from './export'
import histories from './histories'
import valuation from './valuation'
import withdraw from './withdraw'
import withdrawHistories from './withdrawHistories'

export const assetsRoutes = [histories, fundsExport, valuation, withdraw, withdrawHistories] as const
