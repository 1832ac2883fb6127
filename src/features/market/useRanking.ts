import { useEffect } from 'react'
import { useCall } from '@/api'
import { putQuotes } from '@/stores/quotes'
import { isRank, RANKS, type Group } from './groups'

/**
 * Asks the server for a ranking when its tab is opened, so that its figures are of now also where nothing is pushed.
 * The order itself follows the figures on this device, and is the same.
 */
export const useRanking = (group: Group): void => {
  const { data } = useCall('search.indexRanking', isRank(group) ? RANKS[group].ask : null)
  useEffect(() => {
    if (data) putQuotes(data)
  }, [data])
}
