import type * as Request from '@/platform/request'
import { loadMini, loadWeb } from './target'

type Adapter = typeof Request

/** What the other end does with one call. */
type Answer =
  | { readonly kind: 'reply'; readonly status: number; readonly body: string }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'late' }

/** A call as it leaves the client. */
interface Sent {
  readonly url: string
  readonly method: string
  readonly token: string | undefined
  readonly body: string
}

interface MiniCall {
  readonly url: string
  readonly method: string
  readonly data: object
  readonly dataType: string
  readonly header?: Record<string, string>
  readonly headers?: Record<string, string>
  readonly success: (result: object) => void
  readonly fail: (error: object) => void
}

const bodyFor = (dataType: string, body: string): unknown => {
  if (dataType !== 'json') return body
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

const sentBy = ({ url, method, data, header, headers }: MiniCall): Sent => ({
  url,
  method,
  token: (header ?? headers)?.token,
  body: JSON.stringify(data),
})

/** WeChat: every status is a success; failures in words. */
const wx = (answer: Answer, sent: Sent[]): object => ({
  request: (call: MiniCall) => {
    sent.push(sentBy(call))
    queueMicrotask(() => {
      if (answer.kind === 'reply')
        call.success({ statusCode: answer.status, data: bodyFor(call.dataType, answer.body), header: {} })
      else call.fail({ errMsg: answer.kind === 'late' ? 'request:fail timeout' : 'request:fail ' })
    })
    return { abort: () => undefined }
  },
})

/** Alipay: `headers` and `status`; from 400 on a failure of number 19 that carries the reply; 12 no network; 13 too late. */
const my = (answer: Answer, sent: Sent[]): object => ({
  canIUse: () => true,
  request: (call: MiniCall) => {
    sent.push(sentBy(call))
    queueMicrotask(() => {
      if (answer.kind === 'nobody') return call.fail({ error: 12, errorMessage: 'network' })
      if (answer.kind === 'late') return call.fail({ error: 13, errorMessage: 'too slow' })
      if (answer.status < 400)
        return call.success({ status: answer.status, data: bodyFor(call.dataType, answer.body), headers: {} })
      call.fail({ error: 19, errorMessage: 'http status error', status: answer.status, data: answer.body })
    })
    return { abort: () => undefined }
  },
})

interface FetchInit {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
}

const browser = (answer: Answer, sent: Sent[]): object => ({
  fetch: (url: string, { method, headers, body }: FetchInit) => {
    sent.push({ url, method, token: headers.token, body: body ?? '' })
    if (answer.kind === 'nobody') return Promise.reject(new TypeError('Failed to fetch'))
    if (answer.kind === 'late') return Promise.reject(new Error('signal is aborted without reason'))
    return Promise.resolve({
      status: answer.status,
      headers: new Map<string, string>(),
      json: async () => JSON.parse(answer.body) as unknown,
      text: () => Promise.resolve(answer.body),
    })
  },
})

describe.each(['h5', 'weapp', 'alipay'] as const)('a call on %s', (target) => {
  const start = (answer: Answer) => {
    const sent: Sent[] = []
    const adapter =
      target === 'h5'
        ? loadWeb<Adapter>('request', browser(answer, sent)).adapter
        : loadMini<Adapter>(target, 'request', (target === 'weapp' ? wx : my)(answer, sent))
    return { ...adapter, sent }
  }
  const call = {
    url: 'https://line.example/api/thing',
    method: 'POST',
    data: { amount: '1.5' },
    header: { token: 'secret' },
    timeout: 1_000,
  } as const

  it('brings method, address, headers and body to the other end', async () => {
    const { send, sent } = start({ kind: 'reply', status: 200, body: '{"code":0}' })
    expect(await send(call)).toEqual({ status: 200, data: { code: 0 } })
    expect(sent).toEqual([{ url: call.url, method: 'POST', token: 'secret', body: '{"amount":"1.5"}' }])
  })

  it.each([400, 422, 429, 500, 503])('status %d is a reply like any other', async (status) => {
    const { send } = start({ kind: 'reply', status, body: '{"code":-2,"msg":"x"}' })
    expect(await send(call)).toEqual({ status, data: { code: -2, msg: 'x' } })
  })

  it('gives a text as it came when it is asked for', async () => {
    const { send } = start({ kind: 'reply', status: 200, body: 'a,b\n1,2' })
    const reply = await send({ ...call, method: 'GET', data: undefined, dataType: 'text' })
    expect(reply).toEqual({ status: 200, data: 'a,b\n1,2' })
  })

  it.each([
    ['nobody', false],
    ['late', true],
  ] as const)('says why no reply came: %s', async (kind, timedOut) => {
    const { send, NoReply } = start({ kind })
    const error: unknown = await send(call).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(NoReply)
    expect((error as InstanceType<typeof NoReply>).timedOut).toBe(timedOut)
  })
})
