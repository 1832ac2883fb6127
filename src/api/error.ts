import type { AppProblem, ErrorCode, ErrorParams } from '@core/domain'

/** What a call answered instead of a result; it is translated where it is shown. */
export class ApiError extends Error implements AppProblem {
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
  ) {
    super(code)
  }
}

/** Any thrown thing as a problem to show; only an ApiError says more than "network failure". */
export const problemOf = (error: unknown): AppProblem =>
  error instanceof ApiError ? error : { code: 'NETWORK_FAILURE' }
