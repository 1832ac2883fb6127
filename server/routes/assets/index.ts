import fundsExport from './export'
import histories from './histories'
import valuation from './valuation'
import withdrawHistories from './withdrawHistories'

export const assetsRoutes = [histories, fundsExport, valuation, withdrawHistories] as const
