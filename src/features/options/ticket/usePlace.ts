import { useState } from 'react'
import type { RequestOf } from '@core/contract/schemas'
import type { AppProblem } from '@core/domain'
import type { Direction } from '@core/domain/options'
import { toWire } from '@core/money'
import { call, problemOf, useAction } from '@/api'
import { useText } from '@/i18n'
import '@/i18n/areas/options'
import { tapHand } from '@/platform/vibrate'
import { setPrefs } from '@/stores/preferences'
import { putOrder } from '@/stores/orders'
import { showToast } from '@/stores/toasts'
import type { TicketState, TicketSummary } from './form'

/**
 * Sends an order once, however often it is tapped.
 * @param handled takes a refusal that is dealt with elsewhere (the risk statement); @returns whether it was
 */
export const usePlace = (handled: (problem: AppProblem) => boolean) => {
  const { t } = useText()
  const { busy, run } = useAction()
  const [refused, setRefused] = useState<AppProblem | null>(null)
  /** @returns whether it was placed; a refusal stays in `refused` until the next try */
  const place = async (
    { accountType, seconds }: TicketState,
    { area, stake }: TicketSummary,
    direction: Direction,
  ): Promise<boolean> => {
    if (!area || !stake) return false
    const order: RequestOf<'options.order'> = {
      areaId: area.id,
      tradeId: area.tradeId,
      duration: seconds,
      direction,
      quantity: toWire(stake),
      accountType,
    }
    setRefused(null)
    try {
      const placed = await run(order, (idempotencyKey) => call('options.order', order, { idempotencyKey }))
      if (!placed) return false
      putOrder(placed.order)
      setPrefs({ newcomer: false })
      tapHand()
      showToast('success', t('options.placed'))
      return true
    } catch (error) {
      const problem = problemOf(error)
      if (!handled(problem)) setRefused(problem)
      return false
    }
  }
  return { busy, refused, place, forget: () => setRefused(null) }
}
