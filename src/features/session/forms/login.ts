import { checkAgreement, checkPassword } from '@core/domain'
import type { Lang } from '@core/domain'
import { accountName, checkAccount, emptyAccount, type AccountName, type AccountState } from './account'
import { fieldErrors, isFine, type FieldErrors } from './errors'

export interface LoginState extends AccountState {
  readonly password: string
  readonly agreement: boolean
}

export type LoginField = 'account' | 'password' | 'agreement'

export interface LoginSummary {
  readonly request: AccountName & { readonly password: string; readonly agreement: boolean }
  readonly ready: boolean
}

export const emptyLogin = (lang: Lang): LoginState => ({
  ...emptyAccount(lang),
  password: '',
  agreement: false,
})

export const loginErrors = (state: LoginState): FieldErrors<LoginField> =>
  fieldErrors({
    account: checkAccount(state),
    password: checkPassword(state.password),
    agreement: checkAgreement(state.agreement),
  })

export const loginSummary = (state: LoginState): LoginSummary => ({
  request: { ...accountName(state), password: state.password, agreement: state.agreement },
  ready: isFine(loginErrors(state)),
})
