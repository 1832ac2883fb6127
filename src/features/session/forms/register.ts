import {
  checkAgreement,
  checkCode,
  checkPassword,
  checkPasswordsMatch,
  plainInviteCode,
  type Lang,
  type Problem,
} from '@core/domain'
import { accountName, checkAccount, emptyAccount, type AccountName, type AccountState } from './account'
import { fieldErrors, isFine, type FieldErrors } from './errors'

export interface RegisterState extends AccountState {
  readonly code: string
  readonly password: string
  readonly confirm: string
  readonly inviteCode: string
  readonly agreement: boolean
}

/** Fields that can be wrong. An invite code that is nobody's is none of them: registration goes on without it. */
export type RegisterField = 'account' | 'code' | 'password' | 'confirm' | 'agreement'

export interface RegisterSummary {
  readonly request: AccountName & {
    readonly code: string
    readonly password: string
    readonly confirmPassword: string
    readonly inviteCode?: string
    readonly agreement: boolean
  }
  readonly ready: boolean
}

/** @param inviteCode from the invitation link, or empty */
export const emptyRegister = (lang: Lang, inviteCode = ''): RegisterState => ({
  ...emptyAccount(lang),
  code: '',
  password: '',
  confirm: '',
  inviteCode,
  agreement: false,
})

const checkConfirm = ({ password, confirm }: RegisterState): Problem =>
  confirm ? checkPasswordsMatch(password, confirm) : { code: 'PASSWORD_REQUIRED' }

export const registerErrors = (state: RegisterState): FieldErrors<RegisterField> =>
  fieldErrors({
    account: checkAccount(state),
    code: checkCode(state.code.trim()),
    password: checkPassword(state.password),
    confirm: checkConfirm(state),
    agreement: checkAgreement(state.agreement),
  })

/** @param unknownCode an invite code that is nobody's: registration goes on without it */
export const registerSummary = (state: RegisterState, unknownCode: string | null = null): RegisterSummary => {
  const typed = plainInviteCode(state.inviteCode)
  const inviteCode = typed === unknownCode ? '' : typed
  return {
    request: {
      ...accountName(state),
      code: state.code.trim(),
      password: state.password,
      confirmPassword: state.confirm,
      ...(inviteCode ? { inviteCode } : {}),
      agreement: state.agreement,
    },
    ready: isFine(registerErrors(state)),
  }
}
