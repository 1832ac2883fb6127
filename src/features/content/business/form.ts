import { checkEnquiry, ENQUIRY_LENGTHS, type AppProblem, type EnquiryField } from '@core/domain'

export const ENQUIRY_FIELDS = Object.keys(ENQUIRY_LENGTHS) as EnquiryField[]
export type EnquiryState = Readonly<Record<EnquiryField, string>>

export const EMPTY: EnquiryState = { name: '', company: '', contact: '', message: '' }

/** What is wrong with each field that has something wrong. */
export const errorsOf = (state: EnquiryState): Partial<Record<EnquiryField, AppProblem>> =>
  Object.fromEntries(
    ENQUIRY_FIELDS.flatMap((field) => {
      const problem = checkEnquiry(field, state[field])
      return problem ? [[field, problem]] : []
    }),
  )
