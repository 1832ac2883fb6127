import exchange from './exchange'
import exchangeData from './exchangeData'
import exchangeHistories from './exchangeHistories'
import infoData from './infoData'
import latestPrice from './latestPrice'
import statistics from './statistics'

export const currencyRoutes = [
  exchange,
  exchangeData,
  exchangeHistories,
  infoData,
  latestPrice,
  statistics,
] as const
