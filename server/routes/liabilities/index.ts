import file from './file'
import latest from './latest'
import proof from './proof'

export const liabilitiesRoutes = [latest, proof, file] as const
