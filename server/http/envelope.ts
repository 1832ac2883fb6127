import type { Envelope, ErrorObjShape } from '@core/contract/envelope'
import { errorText } from '@core/contract/errors'
import { ERROR_NUMBERS, type AppProblem, type Lang } from '@core/domain'

export const success = <T>(obj: T): Envelope<T> => ({ code: 0, msg: '', obj })

/** The reply of a refused call, in the caller's language. */
export const failure = ({ code, params }: AppProblem, lang: Lang): Envelope<ErrorObjShape> => ({
  code: ERROR_NUMBERS[code],
  msg: errorText(lang, code, params),
  obj: { error: code, params: params ?? {} },
})

/** 422 says "login expired" and nothing else; every other refusal is an answer like any other. */
export const statusOf = ({ code }: AppProblem): number => (code === 'LOGIN_EXPIRED' ? 422 : 200)
