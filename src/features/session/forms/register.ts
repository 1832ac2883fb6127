import {
  checkAgreement,
  checkCode,
  checkPassword,
  checkPasswordsMatch,
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

export type RegisterField = 'account' | 'code' | 'password' | 'confirm' | 'inviteCode' | 'agreement'

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

const plainInvite = (text: string): string => text.trim().toUpperCase()

/** The server alone knows which codes exist; what no code can look like is refused here. */
const checkInvite = (text: string): Problem =>
  /^[A-Z0-9]{0,16}$/.test(plainInvite(text)) ? null : { code: 'INVITE_CODE_UNKNOWN' }

export const registerErrors = (state: RegisterState): FieldErrors<RegisterField> =>
  fieldErrors({
    account: checkAccount(state),
    code: checkCode(state.code.trim()),
    password: checkPassword(state.password),
    confirm: checkConfirm(state),
    inviteCode: checkInvite(state.inviteCode),
    agreement: checkAgreement(state.agreement),
  })

export const registerSummary = (state: RegisterState): RegisterSummary => {
  const inviteCode = plainInvite(state.inviteCode)
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
