/** How the clients of mini-programs say what went wrong: WeChat in words, Alipay by a number and words. */

interface Failure {
  readonly errMsg?: unknown
  readonly errorMessage?: unknown
  readonly message?: unknown
  readonly error?: unknown
}

const partsOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {})

/** The words of a failure; '' without any. */
export const messageOf = (error: unknown): string => {
  const { errMsg, errorMessage, message } = partsOf(error)
  return [errMsg, errorMessage, message].filter((text) => typeof text === 'string').join(' ')
}

/** Alipay's number of a failure; null without one. */
export const numberOf = (error: unknown): number | null => {
  const { error: number } = partsOf(error)
  return typeof number === 'number' ? number : null
}

/** Refused now, once before, by the phone, or because the guideline of the user's privacy was not agreed to. */
const REFUSED =
  /auth(orize)?\s*:?\s*(deny|denied|no response)|authorize no response|no permission|permission (is )?(not authorized|denied)|system permission|用户(不允许授权|拒绝)/i
const REFUSED_NUMBERS = [15, 2001, 2003]

/** The user lets the app not do this. */
export const isRefused = (error: unknown): boolean =>
  REFUSED_NUMBERS.includes(numberOf(error) ?? 0) || REFUSED.test(messageOf(error))

/** No answer came within the time limit. */
export const isTimeout = (error: unknown): boolean => /time ?out|abort|超时/i.test(messageOf(error))
