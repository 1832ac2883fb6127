import { useState } from 'react'
import type { AppProblem, EnquiryField } from '@core/domain'
import { post, problemOf, useAction } from '@/api'
import { EMPTY, ENQUIRY_FIELDS, errorsOf } from './form'

/** The form of an enquiry: an error shows once its field was left, or sending was tried. */
export const useEnquiry = () => {
  const [state, setState] = useState(EMPTY)
  const [left, setLeft] = useState<readonly EnquiryField[]>([])
  const [sent, setSent] = useState(false)
  const [problem, setProblem] = useState<AppProblem | null>(null)
  const { busy, run } = useAction()
  const errors = errorsOf(state)
  const submit = async (): Promise<void> => {
    setLeft(ENQUIRY_FIELDS)
    setProblem(null)
    if (Object.keys(errors).length > 0) return
    try {
      await run(state, (key) => post('ext.enquiry', { key, ...state }))
      setState(EMPTY)
      setLeft([])
      setSent(true)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return {
    ...{ state, busy, sent, problem, submit },
    errorOf: (field: EnquiryField) => (left.includes(field) ? errors[field] : undefined),
    change: (field: EnquiryField, text: string) => setState({ ...state, [field]: text }),
    leave: (field: EnquiryField) => setLeft([...left, field]),
    again: () => setSent(false),
  }
}
