import {
  checkIdentity,
  type IdentityDocument,
  type IdentityField,
  type IdentityForm,
} from '@core/domain/identity'
import type { ErrorCode, Lang } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { emptyAccount } from '@/features/session/forms/account'
import { fieldErrors, isFine, type FieldErrors } from '@/features/session/forms/errors'

export type { IdentityField, IdentityForm } from '@core/domain/identity'

/** @param document the kind that was sent last; all else of it is sealed */
export const emptyIdentity = (lang: Lang, document: IdentityDocument = 'idCard'): IdentityForm => ({
  ...{ name: '', idNumber: '', holder: '', cardNumber: '', phone: '', front: '', back: '' },
  region: emptyAccount(lang).region,
  document,
})

export const identityErrors = (state: IdentityForm): FieldErrors<IdentityField> =>
  fieldErrors(checkIdentity(state))

/** The form as the call takes it; null while something is missing or wrong. */
export const identityRequest = (state: IdentityForm): RequestOf<'user.realname'> | null => {
  if (!isFine(identityErrors(state))) return null
  const { document, region, ...texts } = state
  return { ...texts, region, document: document === 'licence' ? 'licence' : 'idCard' }
}

const FIELDS: Readonly<Partial<Record<ErrorCode, IdentityField>>> = {
  IDENTITY_NAME_REQUIRED: 'name',
  IDENTITY_NAME_INVALID: 'name',
  IDENTITY_NUMBER_REQUIRED: 'idNumber',
  IDENTITY_NUMBER_INVALID: 'idNumber',
  IDENTITY_NUMBER_TAKEN: 'idNumber',
  CARD_HOLDER_REQUIRED: 'holder',
  CARD_TEXT_TOO_LONG: 'holder',
  CARD_NUMBER_REQUIRED: 'cardNumber',
  CARD_NUMBER_INVALID: 'cardNumber',
  PHONE_INVALID: 'phone',
  REGION_REQUIRED: 'phone',
}

/** The field that an answer of the server is about; the others concern the whole form. */
export const refusedIdentityField = (code: ErrorCode): IdentityField | undefined => FIELDS[code]

/** Answers after which the state on the server is another than the one on screen. */
export const isDecidedElsewhere = (code: ErrorCode): boolean =>
  code === 'IDENTITY_PENDING' || code === 'IDENTITY_APPROVED'
