import type { Problem } from '@core/domain'

/** Which of the two the user has at hand. */
export type SecondKind = 'totp' | 'recovery'

/** Both are kept, so that changing from one to the other loses nothing. */
export interface SecondState {
  readonly kind: SecondKind
  readonly totp: string
  readonly recovery: string
}

export const emptySecond: SecondState = { kind: 'totp', totp: '', recovery: '' }

/** Digits of an app's code; letters and digits of a recovery code, however they are grouped. */
const SHAPES: Readonly<Record<SecondKind, RegExp>> = { totp: /^\d{6}$/, recovery: /^[A-Z0-9]{10}$/ }

export const secondCode = ({ kind, totp, recovery }: SecondState): string =>
  kind === 'totp' ? totp.trim() : recovery.trim()

export const checkSecond = (state: SecondState): Problem => {
  const code = secondCode(state)
  const plain = code.toUpperCase().replace(/[\s-]/g, '')
  if (code === '') return { code: 'SECOND_STEP_REQUIRED' }
  return SHAPES[state.kind].test(plain) ? null : { code: 'SECOND_STEP_WRONG' }
}
