import type { AppProblem } from '@core/domain'

/** What a call refuses, as a code of the error catalogue with parameters; translated at the edge, never here. */
export class AppError extends Error {
  readonly code: AppProblem['code']
  readonly params: AppProblem['params']

  constructor(code: AppProblem['code'], params?: AppProblem['params']) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.params = params
  }
}

/** Throws what a validation rule of core found wrong, if anything. */
export const refuse = (problem: AppProblem | null): void => {
  if (problem) throw new AppError(problem.code, problem.params)
}
