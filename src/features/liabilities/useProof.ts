import { useState } from 'react'
import type { LiabilitiesRoot } from '@core/domain/liabilities'
import type { AppProblem } from '@core/domain'
import { call, problemOf, useAction, useCall } from '@/api'
import { useUserInfo } from '@/stores/session'
import { judge, type Outcome } from './outcome'

/** Published snapshots that are read: the newest, and those that lead to it. */
const SHOWN = 6

export interface Proof {
  /** Newest first; undefined until they are there. */
  readonly roots: readonly LiabilitiesRoot[] | undefined
  readonly nextAt: number | null
  readonly problem: AppProblem | undefined
  readonly reload: () => Promise<void>
  readonly outcome: Outcome | null
  /** Why there is no outcome. */
  readonly refused: AppProblem | null
  readonly busy: boolean
  readonly check: () => Promise<void>
}

/** The published snapshots, and the check of the own balances in the newest one. */
export const useProof = (): Proof => {
  const { data, problem, reload } = useCall('ext.liabilities', { pageSize: SHOWN })
  const uid = useUserInfo()?.uid ?? ''
  const { busy, run } = useAction()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [refused, setRefused] = useState<AppProblem | null>(null)
  const check = async (): Promise<void> => {
    const [newest, ...older] = data?.list ?? []
    if (!newest) return
    const { sequence } = newest
    try {
      const proof = await run(sequence, () => call('ext.liabilitiesProof', { sequence }))
      if (!proof) return
      setOutcome(judge([newest, ...older], proof, uid))
      setRefused(null)
    } catch (error) {
      setOutcome(null)
      setRefused(problemOf(error))
    }
  }
  const renew = async (): Promise<void> => {
    setOutcome(null)
    setRefused(null)
    await reload()
  }
  return {
    roots: data?.list,
    nextAt: data?.nextAt ?? null,
    problem: data ? undefined : problem,
    reload: renew,
    ...{ outcome, refused, busy, check },
  }
}
