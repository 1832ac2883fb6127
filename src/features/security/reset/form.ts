import {
  checkCode,
  checkIdTail,
  checkPassword,
  checkPasswordsMatch,
  plainIdTail,
  type ErrorCode,
  type Problem,
} from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { fieldErrors, isFine, type FieldErrors } from '@/features/session/forms/errors'

/** What shows that it is really the owner: the end of the ID number once that is approved, else the login password. */
export type ResetProof = 'id' | 'login'

export interface ResetState {
  readonly proof: ResetProof
  /** The end of the ID number or the login password, as `proof` says. */
  readonly present: string
  readonly password: string
  readonly confirm: string
  readonly code: string
}

export type ResetField = 'present' | 'password' | 'confirm' | 'code'

export const emptyReset = (realnameState: string): ResetState => ({
  proof: realnameState === 'approved' ? 'id' : 'login',
  present: '',
  password: '',
  confirm: '',
  code: '',
})

const checkPresent = ({ proof, present }: ResetState): Problem => {
  if (proof === 'id') return checkIdTail(present)
  return present ? null : { code: 'PASSWORD_REQUIRED' }
}

const checkNew = ({ proof, present, password }: ResetState): Problem => {
  const same = proof === 'login' && password !== '' && password === present
  return checkPassword(password) ?? (same ? { code: 'TRADE_PASSWORD_SAME_AS_LOGIN' } : null)
}

export const resetErrors = (state: ResetState): FieldErrors<ResetField> =>
  fieldErrors({
    present: checkPresent(state),
    password: checkNew(state),
    confirm: state.confirm
      ? checkPasswordsMatch(state.password, state.confirm)
      : { code: 'PASSWORD_REQUIRED' },
    code: checkCode(state.code.trim()),
  })

export const resetSummary = (
  state: ResetState,
): { readonly request: RequestOf<'profile.findTradePassword'>; readonly ready: boolean } => {
  const { proof, present, password, confirm, code } = state
  return {
    request: {
      ...(proof === 'id' ? { idNumber: plainIdTail(present) } : { loginPassword: present }),
      newPassword: password,
      confirmPassword: confirm,
      code: code.trim(),
    },
    ready: isFine(resetErrors(state)),
  }
}

const FIELDS: Readonly<Partial<Record<ErrorCode, ResetField>>> = {
  ID_TAIL_REQUIRED: 'present',
  ID_TAIL_WRONG: 'present',
  LOGIN_PASSWORD_WRONG: 'present',
  PASSWORD_REQUIRED: 'present',
  PASSWORD_INVALID: 'password',
  PASSWORD_TOO_COMMON: 'password',
  TRADE_PASSWORD_SAME_AS_LOGIN: 'password',
  PASSWORDS_DIFFER: 'confirm',
  CODE_REQUIRED: 'code',
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  CODE_TRIES_EXCEEDED: 'code',
}

/** The field that an answer of the server is about; the others concern the whole form. */
export const refusedResetField = (code: ErrorCode): ResetField | undefined => FIELDS[code]

/** The proof that the server asks for, when it knows better than this device whether the identity is approved. */
export const proofAsked = (code: ErrorCode): ResetProof | undefined => {
  if (code === 'ID_TAIL_REQUIRED') return 'id'
  return code === 'PASSWORD_REQUIRED' ? 'login' : undefined
}
