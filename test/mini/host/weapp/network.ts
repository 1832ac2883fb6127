import type { Call, Host, Line, Reply } from '../types'
import { ending, type Options } from './calls'

const textHeaders = (header: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(header ?? {}).map(([name, text]) => [name, String(text)]))

/** WeChat puts the data of a GET into the address, and sends that of a POST as JSON. */
const callOf = ({ url, method = 'GET', data, header, timeout }: Options): Call => {
  const isGet = method === 'GET'
  const pairs = Object.entries(data ?? {}).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  )
  const query = isGet && pairs.length > 0 ? `${String(url).includes('?') ? '&' : '?'}${pairs.join('&')}` : ''
  const type: Record<string, string> = isGet ? {} : { 'content-type': 'application/json' }
  const body = isGet ? '' : typeof data === 'string' ? data : JSON.stringify(data)
  const headers = { ...type, ...textHeaders(header) }
  return {
    url: `${String(url)}${query}`,
    method: String(method),
    headers,
    body,
    timeout: Number(timeout ?? 60_000),
  }
}

const resultOf = (host: Host, { status, headers, body }: Reply, dataType: unknown): object => ({
  statusCode: status,
  header: headers,
  data: dataType === 'json' || dataType === undefined ? (host.parse(body) ?? body) : body,
})

const request = (host: Host) => (options: Options) => {
  const end = ending(host, 'request', options)
  let aborted = false
  host.call(callOf(options)).then(
    (reply) => !aborted && end(resultOf(host, reply, options.dataType)),
    (error: unknown) => !aborted && end(error as Error),
  )
  return {
    abort: () => {
      if (!aborted) end(new Error('abort'))
      aborted = true
    },
  }
}

const uploadFile = (host: Host) => (options: Options) => {
  const end = ending(host, 'uploadFile', options)
  const { url, filePath, name, formData, header, timeout } = options
  let progressed: ((news: object) => void) | null = null
  host
    .upload({
      url: String(url),
      filePath: String(filePath),
      name: String(name),
      fields: textHeaders(formData),
      headers: textHeaders(header),
      timeout: Number(timeout ?? 60_000),
    })
    .then(
      ({ status, body }) => {
        host.later(() => progressed?.({ progress: 100 }))
        end({ statusCode: status, data: body })
      },
      (error: unknown) => end(error as Error),
    )
  return {
    abort: () => undefined,
    onProgressUpdate: (heard: (news: object) => void) => void (progressed = heard),
    offProgressUpdate: () => void (progressed = null),
  }
}

type Heard = (news: object) => void

const connectSocket = (host: Host) => (options: Options) => {
  const heard: Record<'open' | 'message' | 'error' | 'close', Heard[]> = {
    open: [],
    message: [],
    error: [],
    close: [],
  }
  const tell = (what: keyof typeof heard, news: object): void =>
    host.later(() => heard[what].forEach((listener) => listener(news)))
  let isOpen = false
  const line: Line = host.connect(String(options.url), {
    open: () => {
      isOpen = true
      tell('open', { header: {} })
    },
    message: (data) => tell('message', { data }),
    closed: () => {
      if (!isOpen) tell('error', { errMsg: 'connectSocket:fail' })
      tell('close', { code: 1006, reason: '' })
    },
  })
  ending(host, 'connectSocket', options)({})
  return {
    send: ({ data, ...ends }: Options) => {
      if (isOpen) line.send(String(data))
      ending(host, 'sendSocketMessage', ends)(isOpen ? {} : new Error('not open'))
    },
    close: (ends: Options = {}) => {
      line.close()
      ending(host, 'closeSocket', ends)({})
    },
    onOpen: (listener: Heard) => void heard.open.push(listener),
    onMessage: (listener: Heard) => void heard.message.push(listener),
    onError: (listener: Heard) => void heard.error.push(listener),
    onClose: (listener: Heard) => void heard.close.push(listener),
  }
}

export const networkOf = (host: Host): Record<string, unknown> => ({
  request: request(host),
  uploadFile: uploadFile(host),
  connectSocket: connectSocket(host),
})
