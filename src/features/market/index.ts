export { MarketRow } from './MarketRow'
export { useMarket, useMarketOrKnown, type PairRow } from './useMarket'
