import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import { LIMIT } from '@core/domain/contracts'
import { call, problemOf, useAction } from '@/api'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import { askPositions, type Position, type WorkingOrder } from '@/stores/positions'
import { showToast } from '@/stores/toasts'
import type { Terms } from '../terms'
import { closeRequest, type CloseState } from './closeForm'

/** Closes once, however often it is tapped. `refused` says why the last try was not accepted. */
export const useClose = () => {
  const { t } = useText()
  const { busy, run } = useAction()
  const [refused, setRefused] = useState<AppProblem | null>(null)
  /** @returns whether the server accepted it */
  const send = async <T>(
    intent: object,
    work: (key: string) => Promise<T>,
    done: (reply: T) => string,
  ): Promise<boolean> => {
    setRefused(null)
    try {
      const reply = await run(intent, work)
      if (!reply) return false
      askPositions()
      showToast('success', done(reply))
      return true
    } catch (error) {
      setRefused(problemOf(error))
      askPositions()
      return false
    }
  }
  return {
    busy,
    refused,
    close: (state: CloseState, position: Position, terms: Terms): Promise<boolean> => {
      const request = closeRequest(state, position, terms)
      const done = state.pubType === LIMIT ? 'contracts.closeWorking' : 'contracts.closeSent'
      return send(
        request,
        (idempotencyKey) => call('usdt.close', request, { idempotencyKey }),
        () => t(done),
      )
    },
    /** @param tradeId undefined for all pairs */
    closeAll: (tradeId: number | undefined): Promise<boolean> => {
      const request = tradeId === undefined ? {} : { tradeId }
      const work = (idempotencyKey: string) => call('usdt.autoCloseAll', request, { idempotencyKey })
      return send({ all: true, ...request }, work, ({ left }) =>
        left > 0 ? t('contracts.closeLeft', { count: left }) : t('contracts.closeSent'),
      )
    },
    cancel: (order: WorkingOrder): Promise<boolean> => {
      const request = { cancelId: order.id }
      const work = (idempotencyKey: string) => call('usdt.close', request, { idempotencyKey })
      return send(request, work, () => t('contracts.cancelDone'))
    },
  }
}
