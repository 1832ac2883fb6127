import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { takeTicket, type TicketWish } from '@/stores/ticket'

/**
 * What the ticket was opened with: tab, pair, direction, price; null when it was opened plainly.
 * @param onNext told when a page above asks for something else and comes back to this one
 */
export const useTicketWish = (onNext: (wish: TicketWish) => void): TicketWish | null => {
  const [wish, setWish] = useState(takeTicket)
  useDidShow(() => {
    const next = takeTicket()
    if (!next) return
    setWish(next)
    onNext(next)
  })
  return wish
}
