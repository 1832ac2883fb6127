import type { AppProblem } from '@core/domain'
import { AppError } from './errors'

const statusCodeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/** What a thrown error is to the caller; anything unforeseen is "server is busy" and goes to the log. */
export const problemOf = (error: unknown): AppProblem => {
  if (error instanceof AppError) return { code: error.code, params: error.params }
  const status = statusCodeOf(error)
  if (status === 413) return { code: 'BODY_TOO_LARGE' }
  return { code: status < 500 ? 'INPUT_ERROR' : 'SERVER_BUSY' }
}
