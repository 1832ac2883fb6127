import { pairById } from '@core/domain'
import type { TicketWish } from '@/stores/ticket'
import { pathOf } from './tabs'

export const TICKET_PAGE = '/pages/contract/index'

/** What an address of the ticket asks for; null for other pages, and for one that asks for nothing. */
export const ticketWishOf = (url: string): TicketWish | null => {
  const query = url.split('?')[1]
  if (pathOf(url) !== TICKET_PAGE || !query) return null
  const params = Object.fromEntries(query.split('&').map((part) => part.split('='))) as Partial<
    Record<string, string>
  >
  return {
    tab: params.tab === 'contract' ? 'contract' : 'options',
    tradeId: pairById(Number(params.tradeId))?.tradeId ?? 1,
    ...(params.kind === 'self' || params.kind === 'assigned' ? { kind: params.kind } : {}),
    ...(params.records === 'history' ? { records: 'history' } : {}),
  }
}
