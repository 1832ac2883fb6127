import { useCallback, useRef, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import type { ResponseOf } from '@core/contract/schemas'
import type { AppProblem } from '@core/domain'
import { call, post, problemOf, useAction } from '@/api'
import { useText } from '@/i18n'
import { session } from '@/stores/session'
import { showToast } from '@/stores/toasts'

export type RiskStatement = ResponseOf<'ext.riskStatement'>

/** Whether the signed-in user is known to have read the present statement. */
const known = createStore(() => ({ read: false }))

session.subscribe((now, before) => {
  if (now.token !== before.token) known.setState({ read: false })
})

/** The risk statement before the first trade. Put `<RiskSheet gate={gate} />` beside the buttons that trade. */
export interface RiskGate {
  /**
   * To be awaited at the tap, before anything else is asked: true at once for somebody who has read the present
   * statement; otherwise it is shown, and the answer is whether it was accepted.
   */
  readonly pass: () => Promise<boolean>
  /** For a refusal of the server: when it asks for the statement (a new version came), shows it. @returns whether it did */
  readonly refused: (problem: AppProblem) => boolean
  /** For the sheet. */
  readonly asked: RiskStatement | null
  readonly busy: boolean
  readonly accept: () => void
  readonly close: () => void
}

export const useRiskGate = (): RiskGate => {
  const { problem } = useText()
  const { busy, run } = useAction()
  const [asked, setAsked] = useState<RiskStatement | null>(null)
  const answer = useRef<((passed: boolean) => void) | null>(null)
  const running = useRef<Promise<boolean> | null>(null)

  const end = useCallback((passed: boolean) => {
    setAsked(null)
    answer.current?.(passed)
    answer.current = null
  }, [])

  const ask = useCallback(async (): Promise<boolean> => {
    if (known.getState().read) return true
    try {
      const statement = await call('ext.riskStatement', {})
      if (statement.acceptedAt !== null) {
        known.setState({ read: true })
        return true
      }
      setAsked(statement)
      return await new Promise<boolean>((resolve) => {
        answer.current = resolve
      })
    } catch (error) {
      showToast('error', problem(problemOf(error)))
      return false
    }
  }, [problem])

  // Taps that come while the first one is being answered get its answer at the same moment: what they then do meets
  // `useAction`, which lets one through.
  const pass = useCallback((): Promise<boolean> => {
    running.current ??= ask().finally(() => {
      running.current = null
    })
    return running.current
  }, [ask])

  const refused = useCallback(
    ({ code }: AppProblem): boolean => {
      if (code !== 'RISK_UNREAD') return false
      known.setState({ read: false })
      void pass()
      return true
    },
    [pass],
  )

  /** The text that came meanwhile, in place of the one on screen. */
  const renew = async (): Promise<void> => {
    try {
      setAsked(await call('ext.riskStatement', {}))
    } catch {
      end(false)
    }
  }

  const accept = async (): Promise<void> => {
    if (!asked) return
    const { version } = asked
    try {
      const accepted = await run(version, () => post('ext.riskStatement', { version }))
      if (!accepted) return
      known.setState({ read: true })
      end(true)
    } catch (error) {
      const refusal = problemOf(error)
      showToast('error', problem(refusal))
      if (refusal.code === 'RISK_OUTDATED') await renew()
    }
  }

  return { pass, refused, asked, busy, accept: () => void accept(), close: () => end(false) }
}
