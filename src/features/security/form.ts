import { checkCode, checkPassword, checkPasswordsMatch, type ErrorCode, type Problem } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { fieldErrors, isFine, type FieldErrors } from '@/features/session/forms/errors'

/** Which password shows that it is really the owner. */
export type Proof = 'trade' | 'login'

export interface TradePasswordState {
  readonly proof: Proof
  /** The login password or the present trade password, as `proof` says. */
  readonly present: string
  readonly password: string
  readonly confirm: string
  readonly code: string
}

export type TradePasswordField = 'present' | 'password' | 'confirm' | 'code'

export interface TradePasswordSummary {
  readonly request: RequestOf<'profile.changeTradePassword'>
  readonly ready: boolean
}

/** @param known whether there is a trade password already */
export const emptyTradePassword = (known: boolean): TradePasswordState => ({
  proof: known ? 'trade' : 'login',
  present: '',
  password: '',
  confirm: '',
  code: '',
})

const checkPresent = ({ proof, present }: TradePasswordState): Problem => {
  if (present) return null
  return { code: proof === 'login' ? 'PASSWORD_REQUIRED' : 'TRADE_PASSWORD_REQUIRED' }
}

const checkNew = ({ proof, present, password }: TradePasswordState): Problem => {
  const same = proof === 'login' && password !== '' && password === present
  return checkPassword(password) ?? (same ? { code: 'TRADE_PASSWORD_SAME_AS_LOGIN' } : null)
}

const checkConfirm = ({ password, confirm }: TradePasswordState): Problem =>
  confirm ? checkPasswordsMatch(password, confirm) : { code: 'PASSWORD_REQUIRED' }

export const tradePasswordErrors = (state: TradePasswordState): FieldErrors<TradePasswordField> =>
  fieldErrors({
    present: checkPresent(state),
    password: checkNew(state),
    confirm: checkConfirm(state),
    code: checkCode(state.code.trim()),
  })

export const tradePasswordSummary = (state: TradePasswordState): TradePasswordSummary => {
  const { proof, present, password, confirm, code } = state
  return {
    request: {
      ...(proof === 'login' ? { loginPassword: present } : { oldPassword: present }),
      newPassword: password,
      confirmPassword: confirm,
      code: code.trim(),
    },
    ready: isFine(tradePasswordErrors(state)),
  }
}

const FIELDS: Readonly<Partial<Record<ErrorCode, TradePasswordField>>> = {
  LOGIN_PASSWORD_WRONG: 'present',
  TRADE_PASSWORD_WRONG: 'present',
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
export const refusedTradeField = (code: ErrorCode): TradePasswordField | undefined => FIELDS[code]
