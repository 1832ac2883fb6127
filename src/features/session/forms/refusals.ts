import type { ErrorCode } from '@core/domain'
import type { RegisterField } from './register'

/** The field that an answer of the server is about; the others concern the whole form. */
const FIELDS: Readonly<Partial<Record<ErrorCode, RegisterField>>> = {
  ACCOUNT_REQUIRED: 'account',
  ACCOUNT_TAKEN: 'account',
  EMAIL_INVALID: 'account',
  PHONE_INVALID: 'account',
  REGION_REQUIRED: 'account',
  CODE_REQUIRED: 'code',
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  CODE_TRIES_EXCEEDED: 'code',
  PASSWORD_REQUIRED: 'password',
  PASSWORD_INVALID: 'password',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORD_SAME_AS_TRADE: 'password',
  PASSWORD_UNCHANGED: 'password',
  LOGIN_FAILED: 'password',
  PASSWORDS_DIFFER: 'confirm',
  AGREEMENT_REQUIRED: 'agreement',
}

export const refusedField = (code: ErrorCode): RegisterField | undefined => FIELDS[code]
