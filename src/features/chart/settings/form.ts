import { plainDigits } from '@core/domain'
import { isOrdered, isWithin } from '../indicators/choice'
import { definitionOf, type IndicatorId } from '../indicators/registry'

/** What is wrong with one field: not a number within its limits, or out of order with the field before it. */
export type Fault = 'whole' | 'decimal' | 'below' | 'atMost'

/** The numbers to compute with, or what is wrong with each field (null or nothing: all is well). */
export interface FormState {
  readonly values: readonly number[] | null
  readonly faults: readonly (Fault | null)[]
}

const NUMBER = /^\d{1,9}(\.\d{1,9})?$/

/** A typed number; some keyboards have a comma for the point, or full-width digits. NaN when it is none. */
const read = (text: string): number => {
  const plain = plainDigits(text.trim()).replace(/[,\uff0c\uff0e\u3002]/, '.')
  return NUMBER.test(plain) ? Number(plain) : NaN
}

/** Reads the fields of an indicator's settings. */
export const readForm = (id: IndicatorId, texts: readonly string[]): FormState => {
  const { parameters, order } = definitionOf(id)
  const values = parameters.map((_, k) => read(texts[k] ?? ''))
  const faults: (Fault | null)[] = parameters.map((parameter, k) =>
    isWithin(parameter, values[k]!) ? null : parameter.decimals > 0 ? 'decimal' : 'whole',
  )
  const valid = faults.every((fault) => fault === null)
  if (valid && order && !isOrdered(order, values)) return { values: null, faults: [null, order] }
  return { values: valid ? values : null, faults }
}
