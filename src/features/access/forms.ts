import {
  checkCode,
  checkPassword,
  checkPasswordsMatch,
  checkPhishingWord,
  type ErrorCode,
  type Problem,
} from '@core/domain'
import { fieldErrors, type FieldErrors } from '@/features/session/forms/errors'
import { checkSecond, type SecondState } from '@/features/session/forms/secondStep'

/** The present password, asked for before what a borrowed phone must not do. */
export interface Present {
  readonly present: string
}

const checkPresent = ({ present }: Present): Problem => (present ? null : { code: 'PASSWORD_REQUIRED' })

export const presentErrors = (state: Present): FieldErrors<'present'> =>
  fieldErrors({ present: checkPresent(state) })

export const PRESENT_FIELDS: Readonly<Partial<Record<ErrorCode, 'present'>>> = {
  PASSWORD_REQUIRED: 'present',
  LOGIN_PASSWORD_WRONG: 'present',
}

export interface PasswordState extends Present {
  readonly password: string
  readonly confirm: string
  readonly code: string
}
export type PasswordField = keyof PasswordState

export const emptyPassword: PasswordState = { present: '', password: '', confirm: '', code: '' }

const checkNew = ({ present, password }: PasswordState): Problem =>
  checkPassword(password) ?? (password === present ? { code: 'PASSWORD_UNCHANGED' } : null)

export const passwordErrors = (state: PasswordState): FieldErrors<PasswordField> =>
  fieldErrors({
    present: checkPresent(state),
    password: checkNew(state),
    confirm: state.confirm
      ? checkPasswordsMatch(state.password, state.confirm)
      : { code: 'PASSWORD_REQUIRED' },
    code: checkCode(state.code.trim()),
  })

export const PASSWORD_FIELDS: Readonly<Partial<Record<ErrorCode, PasswordField>>> = {
  ...PRESENT_FIELDS,
  PASSWORD_INVALID: 'password',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORD_UNCHANGED: 'password',
  PASSWORD_SAME_AS_TRADE: 'password',
  PASSWORDS_DIFFER: 'confirm',
  CODE_REQUIRED: 'code',
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  CODE_TRIES_EXCEEDED: 'code',
}

/** A password and a second code. */
export type BothState = Present & SecondState

export const bothErrors = (state: BothState): FieldErrors<'present' | 'code'> =>
  fieldErrors({ present: checkPresent(state), code: checkSecond(state) })

export const SECOND_FIELDS: Readonly<Partial<Record<ErrorCode, 'code'>>> = {
  SECOND_STEP_REQUIRED: 'code',
  SECOND_STEP_WRONG: 'code',
}

export const secondErrors = (state: SecondState): FieldErrors<'code'> =>
  fieldErrors({ code: checkSecond(state) })

export interface WordState extends Present {
  readonly word: string
}

export const wordErrors = (state: WordState): FieldErrors<'word' | 'present'> =>
  fieldErrors({ word: checkPhishingWord(state.word), present: checkPresent(state) })
