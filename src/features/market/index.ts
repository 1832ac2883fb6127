export { MarketRow } from './MarketRow'
export { useMarket, useMarketOrKnown, usePairs, useRowsOrKnown, type PairRow } from './useMarket'
