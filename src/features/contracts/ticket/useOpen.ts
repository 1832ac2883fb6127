import { useRef, useState } from 'react'
import type { AppProblem } from '@core/domain'
import type { Side } from '@core/domain/contracts'
import { call, isUnknown, problemOf, useAction } from '@/api'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import { tapHand } from '@/platform/vibrate'
import { askPositions, putWorkingOrder } from '@/stores/positions'
import { showToast } from '@/stores/toasts'
import type { Terms } from '../terms'
import { requestOf, type OpenRequest } from './request'
import type { TicketState } from './state'

/**
 * Sends an order once, however often it is tapped. After a lost reply the very same order is sent again for the same
 * wish, even when its quantity has followed the price meanwhile: the server then knows it.
 * @param asksFirst takes a refusal that is answered by something else than a sentence. @returns whether it did
 * @returns `open`, true when it was accepted; `refused`, why the last one was not
 */
export const useOpen = (terms: Terms, asksFirst: (problem: AppProblem) => boolean) => {
  const { t } = useText()
  const { busy, run } = useAction()
  const [refused, setRefused] = useState<AppProblem | null>(null)
  const unsure = useRef<{ readonly wish: string; readonly request: OpenRequest } | null>(null)
  const open = async (state: TicketState, side: Side): Promise<boolean> => {
    const wish = JSON.stringify([
      side,
      terms.tradeId,
      state.share === null ? state : { ...state, quantity: '' },
    ])
    const request = unsure.current?.wish === wish ? unsure.current.request : requestOf(state, terms, side)
    if (!request) return false
    setRefused(null)
    try {
      const placed = await run(request, (idempotencyKey) =>
        call('contract.open', request, { idempotencyKey }),
      )
      if (!placed) return false
      unsure.current = null
      putWorkingOrder(placed.order)
      askPositions()
      tapHand()
      showToast('success', t('contracts.accepted'))
      return true
    } catch (error) {
      const problem = problemOf(error)
      unsure.current = isUnknown(problem) ? { wish, request } : null
      if (!asksFirst(problem)) setRefused(problem)
      return false
    }
  }
  return { busy, refused, open, forget: () => setRefused(null) }
}
