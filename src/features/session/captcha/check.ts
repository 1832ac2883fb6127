import { ApiError, call } from '@/api'
import type { ErrorCode } from '@core/domain'
import { solveChallenge } from './solve'

const ASKED: readonly ErrorCode[] = ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID']

const isAsked = (error: unknown): boolean => error instanceof ApiError && ASKED.includes(error.code)

/** Fetches a challenge and solves it. @throws ApiError */
export const passCheck = async (): Promise<string> => {
  const solution = await solveChallenge(await call('verification.captcha', {}))
  if (solution === null) throw new ApiError('CAPTCHA_INVALID')
  return solution
}

/**
 * Sends something, with the security check when the server asks for it: the challenge is solved without the user, and
 * the same is sent again with its solution.
 * @param pass solves a challenge
 */
export const withCheck = async <T>(
  send: (captcha?: string) => Promise<T>,
  pass: () => Promise<string>,
): Promise<T> => {
  try {
    return await send()
  } catch (error) {
    if (!isAsked(error)) throw error
    return send(await pass())
  }
}
