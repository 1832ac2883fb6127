import indexCommTrade from '../search/indexCommTrade'
import indexRanking from '../search/indexRanking'
import tradeInfo from '../search/tradeInfo'
import candles from './candles'
import clock from './clock'
import pairs from './pairs'
import trades from './trades'

/** Calls about prices, wherever the product lists them. */
export const marketRoutes = [indexRanking, indexCommTrade, tradeInfo, pairs, candles, trades, clock] as const
