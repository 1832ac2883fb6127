import type { Envelope } from '@core/contract/envelope'
import { REQUEST_TIMEOUT } from '@core/domain'
import { NoReply, send, type WireReply, type WireRequest } from '@/platform/request'
import { ApiError } from './error'
import { lineFailed } from './failover'
import { currentLine, hostOf } from './lines'

/** A request to whichever line is used. */
export type LineRequest = Omit<WireRequest, 'url' | 'timeout'> & { readonly path: string }

export const isEnvelope = (data: unknown): data is Envelope<unknown> =>
  typeof data === 'object' && data !== null && typeof (data as { code?: unknown }).code === 'number'

/** Sends to a line. @returns its reply, or why there was none */
const attempt = async (line: number, { path, ...request }: LineRequest): Promise<WireReply | NoReply> => {
  try {
    return await send({ ...request, url: hostOf(line) + path, timeout: REQUEST_TIMEOUT })
  } catch (error) {
    return error instanceof NoReply ? error : new NoReply(false)
  }
}

/** Whether our server has answered, and not a gateway without one, or something else at its address. */
const isAnswered = (reply: WireReply | NoReply, { dataType }: LineRequest): reply is WireReply => {
  if (reply instanceof NoReply) return false
  if (isEnvelope(reply.data) || reply.status === 422) return true
  return dataType === 'text' && typeof reply.data === 'string' && !/^\s*</.test(reply.data)
}

/**
 * Gets the reply to a request. Where the line fails and another takes its place, what can be repeated is sent once more,
 * with the same idempotency key: it cannot happen twice.
 * @throws ApiError when no reply came
 */
export const reach = async (request: LineRequest, repeatable: boolean): Promise<WireReply> => {
  const line = currentLine()
  let reply = await attempt(line, request)
  if (!isAnswered(reply, request)) {
    const moved = await lineFailed(line, reply instanceof NoReply && reply.timedOut)
    if (moved && repeatable) reply = await attempt(currentLine(), request)
  }
  if (reply instanceof NoReply) throw new ApiError(reply.timedOut ? 'TIMED_OUT' : 'NETWORK_FAILURE')
  return reply
}
