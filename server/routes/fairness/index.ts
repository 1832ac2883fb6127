import limits from './limits'
import rates from './rates'
import riskStatement from './riskStatement'

export const fairnessRoutes = [riskStatement, limits, rates] as const
