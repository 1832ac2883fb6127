import { bindText, checkCode, type AppProblem, type Lang } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import {
  accountName,
  checkAccount,
  emptyAccount,
  type AccountKind,
  type AccountState,
} from '@/features/session/forms/account'
import { fieldErrors, isFine, type FieldErrors } from '@/features/session/forms/errors'

export interface ContactState extends AccountState {
  /** Sent to the new contact. */
  readonly newCode: string
  /** Sent to an own contact. */
  readonly code: string
}

export type ContactField = 'account' | 'newCode' | 'code'

export const emptyContact = (kind: AccountKind, lang: Lang): ContactState => ({
  ...emptyAccount(lang),
  kind,
  newCode: '',
  code: '',
})

export const contactErrors = (state: ContactState): FieldErrors<ContactField> =>
  fieldErrors({
    account: checkAccount(state),
    newCode: checkCode(state.newCode.trim()),
    code: checkCode(state.code.trim()),
  })

interface Owned {
  readonly email: string | null
  readonly phone: string | null
}

/** The contact that stays shows who asks; when there is only one, that one. */
export const proofKind = (kind: AccountKind, { email, phone }: Owned): AccountKind => {
  const other = kind === 'email' ? 'phone' : 'email'
  const stays = other === 'email' ? email : phone
  return stays === null ? kind : other
}

export const contactSummary = (state: ContactState, codeKind: AccountKind) => {
  const contact = accountName(state)
  const request: RequestOf<'user.bind'> = {
    ...contact,
    newCode: state.newCode.trim(),
    code: state.code.trim(),
    codeKind,
  }
  const bind = checkAccount(state) ? null : bindText(state.kind, contact)
  return { contact, request, bind, ready: isFine(contactErrors(state)) }
}

const ACCOUNT_CODES: readonly string[] = [
  'ACCOUNT_REQUIRED',
  'EMAIL_INVALID',
  'PHONE_INVALID',
  'REGION_REQUIRED',
  'CONTACT_TAKEN',
  'CONTACT_UNCHANGED',
]
const CODE_CODES: readonly string[] = ['CODE_REQUIRED', 'CODE_INVALID', 'CODE_EXPIRED', 'CODE_TRIES_EXCEEDED']

/** The field that an answer of the server is about; the others concern the whole form. */
export const refusedContactField = ({ code, params }: AppProblem): ContactField | undefined => {
  if (ACCOUNT_CODES.includes(code)) return 'account'
  if (!CODE_CODES.includes(code)) return undefined
  return params?.field === 'newCode' ? 'newCode' : 'code'
}
