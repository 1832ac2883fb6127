export { MarketRow } from './MarketRow'
export { useMarket, type PairRow } from './useMarket'
