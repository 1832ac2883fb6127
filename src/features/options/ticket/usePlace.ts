import type { Direction } from '@core/domain/options'
import type { RequestOf } from '@core/contract/schemas'
import { toWire } from '@core/money'
import { call, problemOf, useAction } from '@/api'
import { useText } from '@/i18n'
import { putOrder } from '@/stores/orders'
import { showToast } from '@/stores/toasts'
import type { TicketState, TicketSummary } from './form'

/** Sends an order once, however often it is tapped; says how it went. @returns whether it was placed */
export const usePlace = () => {
  const { t, problem } = useText()
  const { busy, run } = useAction()
  const place = async (
    state: TicketState,
    { area, stake }: TicketSummary,
    direction: Direction,
    accountType: number,
  ): Promise<boolean> => {
    if (!area || !stake) return false
    const order = {
      areaId: area.id,
      tradeId: area.tradeId,
      duration: state.seconds,
      direction,
      quantity: toWire(stake),
      accountType,
    } as RequestOf<'options.order'>
    try {
      const placed = await run(order, (idempotencyKey) => call('options.order', order, { idempotencyKey }))
      if (!placed) return false
      putOrder(placed.order)
      showToast('success', t('options.placed'))
      return true
    } catch (error) {
      showToast('error', problem(problemOf(error)))
      return false
    }
  }
  return { busy, place }
}
