import type { AppProblem, Problem } from '@core/domain'

/** What is wrong, field by field: codes with parameters; a field without an entry is fine. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, AppProblem>>>

/** Keeps the problems of the fields that have one. */
export const fieldErrors = <Field extends string>(
  checks: Readonly<Record<Field, Problem>>,
): FieldErrors<Field> => {
  const found: Partial<Record<Field, AppProblem>> = {}
  for (const field of Object.keys(checks) as Field[]) {
    const problem = checks[field]
    if (problem) found[field] = problem
  }
  return found
}

export const isFine = (errors: FieldErrors<string>): boolean => Object.keys(errors).length === 0
