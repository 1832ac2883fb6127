import { useState } from 'react'
import type { AppProblem } from '@core/domain'
import { useRecordChanges } from '@/api'

/** What is closed to those whose identity is not approved. */
export type GatedAction = 'withdraw' | 'partner'

/** Put `<IdentityGate gate={gate} />` beside the buttons that it guards. */
export interface IdentityGate {
  readonly action: GatedAction
  readonly open: boolean
  /** To be asked at the tap: true at once where nothing is asked for; otherwise the sheet opens. */
  readonly pass: () => boolean
  /** For a refusal of the server: where it asks for an identity, opens the sheet. @returns whether it did */
  readonly refused: (problem: AppProblem) => boolean
  readonly close: () => void
}

/**
 * The gate before what needs an approved identity.
 * @param needed whether the server asks for one that is missing
 * @param reload asks the server again: the identity was decided
 */
export const useIdentityGate = (action: GatedAction, needed: boolean, reload: () => void): IdentityGate => {
  const [open, setOpen] = useState(false)
  useRecordChanges('identity', reload)
  return {
    action,
    open,
    pass: () => {
      if (needed) setOpen(true)
      return !needed
    },
    refused: ({ code }) => {
      if (code === 'IDENTITY_REQUIRED') setOpen(true)
      return code === 'IDENTITY_REQUIRED'
    },
    close: () => setOpen(false),
  }
}
