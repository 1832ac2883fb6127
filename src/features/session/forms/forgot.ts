import { checkCode, checkPassword, checkPasswordsMatch, type Lang, type Problem } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { accountName, checkAccount, emptyAccount, type AccountState } from './account'
import { fieldErrors, isFine, type FieldErrors } from './errors'

export interface ForgotState extends AccountState {
  readonly code: string
  readonly password: string
  readonly confirm: string
}

export type ForgotField = 'account' | 'code' | 'password' | 'confirm'

export interface ForgotSummary {
  readonly request: RequestOf<'user.forgetPassword'>
  readonly ready: boolean
}

export const emptyForgot = (lang: Lang): ForgotState => ({
  ...emptyAccount(lang),
  code: '',
  password: '',
  confirm: '',
})

const checkConfirm = ({ password, confirm }: ForgotState): Problem =>
  confirm ? checkPasswordsMatch(password, confirm) : { code: 'PASSWORD_REQUIRED' }

export const forgotErrors = (state: ForgotState): FieldErrors<ForgotField> =>
  fieldErrors({
    account: checkAccount(state),
    code: checkCode(state.code.trim()),
    password: checkPassword(state.password),
    confirm: checkConfirm(state),
  })

export const forgotSummary = (state: ForgotState): ForgotSummary => ({
  request: {
    ...accountName(state),
    code: state.code.trim(),
    password: state.password,
    confirmPassword: state.confirm,
  },
  ready: isFine(forgotErrors(state)),
})
