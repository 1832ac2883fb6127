import { useLiveState } from '@/stores/live'
import { useQuote } from '@/stores/quotes'

/** Whether the pair's price may not be traded on now. */
export const useStale = (tradeId: number): boolean => {
  const quote = useQuote(tradeId)
  return useLiveState() !== 'live' || (quote?.stale ?? true)
}
