import type { AppProblem, ErrorCode } from '@core/domain'
import { ApiError } from './error'

const UNHEARD: readonly ErrorCode[] = ['NETWORK_FAILURE', 'TIMED_OUT']
const UNKNOWN: readonly ErrorCode[] = [...UNHEARD, 'OUTCOME_UNKNOWN', 'SERVER_BUSY']

/** Whether it is unknown if the server acted: a repetition must be the very same request under the same key. */
export const isUnknown = ({ code }: AppProblem): boolean => UNKNOWN.includes(code)

/** What went wrong with something that left the device. @param code what it means that no reply came at all */
export const unheardAs = (code: ErrorCode, error: unknown): unknown =>
  error instanceof ApiError && UNHEARD.includes(error.code) ? new ApiError(code) : error
