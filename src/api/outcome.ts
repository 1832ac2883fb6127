import type { AppProblem, ErrorCode } from '@core/domain'
import { ApiError } from './error'

const UNHEARD: readonly ErrorCode[] = ['NETWORK_FAILURE', 'TIMED_OUT']
const UNKNOWN: readonly ErrorCode[] = [...UNHEARD, 'OUTCOME_UNKNOWN', 'SERVER_BUSY']

/** Whether it is unknown if the server acted: a repetition must be the very same request under the same key. */
export const isUnknown = ({ code }: AppProblem): boolean => UNKNOWN.includes(code)

/** Whether no reply came at all. */
export const isUnheard = ({ code }: AppProblem): boolean => UNHEARD.includes(code)

/** What went wrong with something that left the device and must not happen twice: without a reply it may have happened. */
export const unheard = (error: unknown): unknown =>
  error instanceof ApiError && isUnheard(error) ? new ApiError('OUTCOME_UNKNOWN') : error
