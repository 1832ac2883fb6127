import histories from './histories'
import valuation from './valuation'

export const assetsRoutes = [histories, valuation] as const
