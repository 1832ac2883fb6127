import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import { call, problemOf, useAction } from '@/api'
import { useText } from '@/i18n'
import '@/i18n/areas/deposit'
import { showToast } from '@/stores/toasts'
import type { Deposit } from './useDeposit'

export interface TestDeposit {
  readonly busy: boolean
  /** What the server refused, until the form changes. */
  readonly refused: AppProblem | null
  readonly forget: () => void
  readonly send: () => Promise<void>
}

/** The demo's own sender: puts the amount on the simulated chain, once however often it is tapped. */
export const useTestDeposit = ({ summary, check }: Deposit): TestDeposit => {
  const { t } = useText()
  const { busy, run } = useAction()
  const [refused, setRefused] = useState<AppProblem | null>(null)
  const send = async (): Promise<void> => {
    const { test } = summary
    check()
    if (!test) return
    setRefused(null)
    try {
      const sent = await run(test, (idempotencyKey) => call('ext.demoDeposit', test, { idempotencyKey }))
      if (sent) showToast('success', t('deposit.testSent'))
    } catch (error) {
      setRefused(problemOf(error))
    }
  }
  return { busy, refused, forget: () => setRefused(null), send }
}
