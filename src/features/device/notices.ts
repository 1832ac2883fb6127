import type { WireOptionOrder } from '@core/contract/live'
import { pairById, pairName } from '@core/domain'
import { translate } from '@/i18n'
import '@/i18n/areas/device'
import type { Notice } from '@/platform/shell/native'

/** Market time, how fast it runs, and this phone's clock: all now, in ms. */
export interface Times {
  readonly market: number
  readonly speed: number
  readonly phone: number
}

/** The result is there this long (ms) after the settlement second: the watermark, and the server's own work. */
const RESULT_AFTER = 2_000

export const ORDERS_PAGE = '/pages/cookie/index'

/**
 * When this phone's clock shows the settlement of an order. One that has not opened yet opens at once, mostly.
 * @returns null while the market stands still
 */
const settlesAt = ({ settleAt, orderTime, duration }: WireOptionOrder, times: Times): number | null => {
  if (times.speed <= 0) return null
  const left = (settleAt ?? orderTime + duration * 1_000) - times.market
  return times.phone + Math.max(0, left) / times.speed + RESULT_AFTER
}

/** What the phone is to say while the app is away: one notice for each order that settles; no amount is in it. */
export const noticesOf = (open: readonly WireOptionOrder[], times: Times): Notice[] =>
  open.flatMap((order) => {
    const at = settlesAt(order, times)
    const pair = pairById(order.tradeId)
    if (at === null || !pair) return []
    const direction = translate(order.direction === 'up' ? 'device.up' : 'device.down')
    return [
      {
        at,
        link: ORDERS_PAGE,
        title: translate('device.settledTitle', { pair: pairName(pair) }),
        body: translate('device.settledText', { pair: pairName(pair), direction }),
      },
    ]
  })
