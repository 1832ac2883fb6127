import Taro from '@tarojs/taro'

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

/** One HTTP call. @throws NoReply when the network or the time limit ended it */
export const send = async (request: WireRequest): Promise<WireReply> => {
  try {
    const { data = {}, dataType = 'json' } = request
    const reply = await Taro.request<unknown>({ ...request, data, dataType })
    return { status: reply.statusCode, data: reply.data }
  } catch (error) {
    const text = error instanceof Error ? error.message : String((error as { errMsg?: string }).errMsg ?? '')
    throw new NoReply(/time ?out|abort/i.test(text))
  }
}
