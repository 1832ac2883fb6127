import Taro from '@tarojs/taro'
import { isTimeout, numberOf } from '@/platform/failure'

export interface WireRequest {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly data: object | undefined
  readonly header: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly timeout: number
  /** How the reply's body is read; JSON unless said otherwise. */
  readonly dataType?: 'json' | 'text'
}

export interface WireReply {
  readonly status: number
  readonly data: unknown
}

/** Why no reply came. */
export class NoReply extends Error {
  constructor(readonly timedOut: boolean) {
    super(timedOut ? 'timed out' : 'no reply')
  }
}

/** A body that should be JSON; null when it is something else. */
export const parseBody = (body: unknown): unknown => {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Alipay hands out replies of a status from 400 as failures. */
const replyIn = (error: unknown, dataType: 'json' | 'text'): WireReply | null => {
  const { status, data } = (error ?? {}) as { status?: unknown; data?: unknown }
  const code = Number(status)
  if (!(code >= 100)) return null
  return { status: code, data: dataType === 'json' ? parseBody(data) : data }
}

/** Alipay's number for a reply that took too long. */
const TOO_LATE = 13

/** One HTTP call. @throws NoReply when the network or the time limit ended it */
export const send = async (request: WireRequest): Promise<WireReply> => {
  const { data = {}, dataType = 'json' } = request
  try {
    const reply = await Taro.request<unknown>({ ...request, data, dataType })
    return { status: reply.statusCode, data: reply.data }
  } catch (error) {
    const reply = replyIn(error, dataType)
    if (reply) return reply
    throw new NoReply(isTimeout(error) || numberOf(error) === TOO_LATE)
  }
}
