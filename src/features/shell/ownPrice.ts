import { LISTED_PAIRS } from '@core/domain'
import { useFeed } from '@/stores/clock'

/** Whether a pair's price is the platform's own while others come from an exchange: the pair has no public market. */
export const useOwnPrice = (tradeId: number | undefined): boolean =>
  useFeed() === 'exchange' && tradeId !== undefined && !LISTED_PAIRS.some((pair) => pair.tradeId === tradeId)
