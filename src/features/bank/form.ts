import { checkBank, checkCardNumber, checkHolder, normaliseCard, type ErrorCode } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { fieldErrors, isFine, type FieldErrors } from '@/features/session/forms/errors'

export interface CardState {
  readonly holder: string
  readonly bank: string
  readonly cardNumber: string
}

export type CardField = keyof CardState

export interface CardSummary {
  readonly request: RequestOf<'ext.addBankCard'>
  readonly ready: boolean
}

export const EMPTY_CARD: CardState = { holder: '', bank: '', cardNumber: '' }

export const cardErrors = ({ holder, bank, cardNumber }: CardState): FieldErrors<CardField> =>
  fieldErrors({
    holder: checkHolder(holder),
    bank: checkBank(bank),
    cardNumber: checkCardNumber(cardNumber),
  })

export const cardSummary = (state: CardState): CardSummary => ({
  request: {
    holder: state.holder.trim(),
    bank: state.bank.trim(),
    cardNumber: normaliseCard(state.cardNumber),
  },
  ready: isFine(cardErrors(state)),
})

/** The number as it stands on the card, in groups of four. */
export const shownCard = (text: string): string => normaliseCard(text).replace(/(.{4})(?=.)/g, '$1 ')

const FIELDS: Readonly<Partial<Record<ErrorCode, CardField>>> = {
  CARD_HOLDER_REQUIRED: 'holder',
  CARD_BANK_REQUIRED: 'bank',
  CARD_NUMBER_REQUIRED: 'cardNumber',
  CARD_NUMBER_INVALID: 'cardNumber',
  CARD_TAKEN: 'cardNumber',
}

/** The field that an answer of the server is about; the others concern the whole form. */
export const refusedCardField = (code: ErrorCode): CardField | undefined => FIELDS[code]
