import { errorCodeOf, type ErrorParams } from '@core/domain'
import type { WireReply } from '@/platform/request'
import { ApiError } from './error'
import { sessionExpired } from './expiry'
import { isEnvelope } from './reach'
import { regionRefused } from './region'

/**
 * What a reply brings.
 * @param token with which it was asked for: an expired one ends the session
 * @throws ApiError for every outcome but success
 */
export const unwrap = ({ status, data }: WireReply, token: string | null): unknown => {
  if (status === 422 || (isEnvelope(data) && data.code === -2)) {
    sessionExpired(token)
    throw new ApiError('LOGIN_EXPIRED')
  }
  if (!isEnvelope(data)) throw new ApiError(status === 200 ? 'NETWORK_FAILURE' : 'SERVER_BUSY')
  if (data.code === 0) return data.obj
  const { params } = (data.obj ?? {}) as { params?: ErrorParams }
  const code = errorCodeOf(data.code) ?? 'SERVER_BUSY'
  if (code === 'REGION_REFUSED') regionRefused()
  throw new ApiError(code, params)
}
