import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { isOpening, type TradeType } from '@core/domain/contracts'
import type { ResponseOf } from '@core/contract/schemas'
import { formatSigned } from '@core/money'
import { call } from '@/api'
import { translate } from '@/i18n'
import '@/i18n/areas/contracts'
import { session } from '@/stores/session'
import type { WorkingOrder } from '@/stores/positions'
import { showToast } from '@/stores/toasts'
import { actionKey, nameOfPair, priceText } from '../words'
import type { Changes } from './changes'

export type Closed = ResponseOf<'usdt.getHistory'>['list'][number]

/** What happened to the user's contracts without a tap, and has to be explained. */
export type News =
  | { readonly kind: 'cancelled'; readonly order: WorkingOrder }
  | { readonly kind: 'closed'; readonly close: Closed }

export const news = createStore<{ readonly list: readonly News[] }>(() => ({ list: [] }))

session.subscribe((now, before) => {
  if (now.token !== before.token) news.setState({ list: [] })
})

/** The oldest piece of news that was not read yet. */
export const useNews = (): News | null => useStore(news, (s) => s.list[0] ?? null)

export const dropNews = (): void => news.setState(({ list }) => ({ list: list.slice(1) }))

const tell = (item: News): void => news.setState(({ list }) => ({ list: [...list, item] }))

/** As many of the newest as are looked through for what ended. */
const RECENT = 50

const tellOrder = (order: WorkingOrder): void => {
  if (order.cancelReason !== null && order.cancelReason !== 'user') return tell({ kind: 'cancelled', order })
  if (order.tradePrice === null || !isOpening(order.tradeType as TradeType)) return
  const text = translate('contracts.filled', {
    action: translate(actionKey(order.tradeType)),
    pair: nameOfPair(order.tradeId),
    price: priceText(order.tradePrice, order.tradeId),
  })
  showToast('success', text)
}

const tellClose = (close: Closed): void => {
  if (close.reason !== 'order' && close.reason !== 'closeAll') return tell({ kind: 'closed', close })
  const text = translate('contracts.closedAt', {
    pair: nameOfPair(close.tradeId),
    price: priceText(close.closePrice, close.tradeId),
    profit: formatSigned(close.profit),
  })
  showToast('success', text)
}

const told = new Set<string>()

const once = <T extends { readonly id: string }>(list: readonly T[], tellOf: (item: T) => void): void => {
  for (const item of list) {
    if (!told.has(item.id)) tellOf(item)
    told.add(item.id)
  }
}

/** Reads how orders and positions ended, and says so: in passing what was asked for, on a sheet what was not. */
export const tellChanges = async ({ orders, positions }: Changes): Promise<void> => {
  if (orders.length > 0) {
    const { list } = await call('usdt.tradeList', { pageNum: 1, pageSize: RECENT })
    const ended = list.filter((order) => orders.includes(order.id) && order.status !== 0)
    once(ended, tellOrder)
  }
  if (positions.length > 0) {
    const { list } = await call('usdt.getHistory', { pageNum: 1, pageSize: RECENT })
    const newest = list.filter((close) => positions.includes(close.positionId))
    // Of a position that is closed part by part only the newest part is news.
    once(
      positions.flatMap((id) => newest.find((close) => close.positionId === id) ?? []),
      tellClose,
    )
  }
}
