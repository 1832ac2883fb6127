import { endpoints, type Endpoint } from '@core/contract/endpoints'
import type { OpenCallId, ResponseOf } from '@core/contract/schemas'
import { REQUEST_TIMEOUT } from '@core/domain'
import { NoReply } from '@/platform/request'
import { sendFile } from '@/platform/upload'
import { preferences } from '@/stores/preferences'
import { session } from '@/stores/session'
import { ApiError } from './error'
import { lineFailed } from './failover'
import { currentLine, hostOf } from './lines'
import { unwrap } from './unwrap'

/**
 * Sends a picture to a call of the contract that takes one.
 * @param path where the picture lies on this device
 * @param fields small texts beside it
 * @param onProgress hears how much of it is sent, in per cent
 * @throws ApiError for every outcome but success
 */
export const upload = async <Id extends OpenCallId>(
  id: Id,
  path: string,
  fields: Readonly<Record<string, string>> = {},
  onProgress?: (percent: number) => void,
): Promise<ResponseOf<Id>> => {
  const { token } = session.getState()
  const line = currentLine()
  const endpoint: Endpoint = endpoints[id]
  const sent = sendFile({
    url: hostOf(line) + endpoint.path,
    filePath: path,
    fields,
    header: { 'Accept-Language': preferences.getState().lang, ...(token ? { token } : {}) },
    timeout: REQUEST_TIMEOUT,
    onProgress,
  })
  const reply = await sent.catch(async (error: unknown) => {
    const timedOut = error instanceof NoReply && error.timedOut
    await lineFailed(line, timedOut)
    throw new ApiError(timedOut ? 'TIMED_OUT' : 'NETWORK_FAILURE')
  })
  return unwrap(reply, token) as ResponseOf<Id>
}
