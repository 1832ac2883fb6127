import { useState } from 'react'
import type { WireOptionOrder } from '@core/contract/live'
import { call, problemOf } from '@/api'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/options'
import { showToast } from '@/stores/toasts'
import type { FundEntry } from './entries'
import { linkOf } from './links'

/** Goes to what is behind an entry. A finished order is shown here; all else is a page. */
export const useBehind = () => {
  const { problem } = useText()
  const [order, setOrder] = useState<WireOptionOrder | null>(null)
  const openOrder = async (id: string, url: string): Promise<void> => {
    try {
      const found = await call('options.orderInfo', { id })
      if (found.order.status === 'settling') go(url)
      else setOrder(found.order)
    } catch (error) {
      showToast('error', problem(problemOf(error)))
    }
  }
  const follow = (entry: FundEntry): void => {
    const link = linkOf(entry)
    if (!link) return
    if (entry.refType === 'option' && entry.refId !== null) void openOrder(entry.refId, link.url)
    else go(link.url)
  }
  return { order, follow, closeOrder: () => setOrder(null) }
}
