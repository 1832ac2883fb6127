import type { Call, Host, Reply } from '../types'
import { ending, Refusal, WRONG_PARAMETER, type Options } from './calls'

/** Alipay's numbers of what went wrong on the way, and of a status from 400 on. */
const NO_NETWORK = 12
const TOO_LATE = 13
const BAD_STATUS = 19
const LIMIT_MS = 30_000

const texts = (values: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, text]) => [name, String(text)]))

const failure = (error: unknown): Refusal => {
  const late = error instanceof Error && error.message === 'timeout'
  return late ? new Refusal(TOO_LATE, 'timeout') : new Refusal(NO_NETWORK, 'network error')
}

/** Alipay puts the data of a GET into the address, and sends that of a POST as the content type says. */
const callOf = ({ url, method = 'GET', data, headers, timeout }: Options): Call => {
  const isGet = method === 'GET'
  const pairs = Object.entries(data ?? {}).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  )
  const query = isGet && pairs.length > 0 ? `${String(url).includes('?') ? '&' : '?'}${pairs.join('&')}` : ''
  const given = texts(headers)
  const isJson = /json/.test(given['content-type'] ?? 'application/json')
  if (!isGet && !isJson) throw new Refusal(WRONG_PARAMETER, 'the host sends JSON alone')
  const type: Record<string, string> = isGet ? {} : { 'content-type': 'application/json' }
  return {
    url: `${String(url)}${query}`,
    method: String(method),
    headers: { ...type, ...given },
    body: isGet ? '' : typeof data === 'string' ? data : JSON.stringify(data),
    timeout: Number(timeout ?? LIMIT_MS),
  }
}

/** Replies of a status from 400 on are failures, their bodies texts. */
const resultOf = (host: Host, { status, headers, body }: Reply, dataType: unknown): object => {
  if (status >= 400) return new Refusal(BAD_STATUS, 'http status error', { status, headers, data: body })
  if (dataType !== 'json' && dataType !== undefined) return { status, headers, data: body }
  try {
    return { status, headers, data: host.parse(body) }
  } catch {
    return new Refusal(14, 'JSON parse data error', { status, headers, data: body })
  }
}

const request = (host: Host) => (options: Options) => {
  if ('header' in options) host.fault('my.request: header is WeChat’s, headers is meant')
  const end = ending(host, options)
  let over = false
  const once = (result: object): void => {
    if (!over) end(result)
    over = true
  }
  host.call(callOf(options)).then(
    (reply) => once(resultOf(host, reply, options.dataType)),
    (error: unknown) => once(failure(error)),
  )
  return { abort: () => once(new Refusal(9, 'request aborted')) }
}

const uploadFile = (host: Host) => (options: Options) => {
  const end = ending(host, options)
  const { url, filePath, fileName, fileType, formData, header, timeout } = options
  let heard: ((news: object) => void) | null = null
  const task = {
    abort: () => undefined,
    onProgressUpdate: (listener: (news: object) => void) => void (heard = listener),
    offProgressUpdate: () => void (heard = null),
  }
  if (!['image', 'video', 'audio'].includes(String(fileType)) || typeof fileName !== 'string') {
    end(new Refusal(WRONG_PARAMETER, 'uploadFile needs fileName and fileType'))
    return task
  }
  const limit = Number(timeout ?? LIMIT_MS)
  host
    .upload({
      ...{ url: String(url), filePath: String(filePath), name: fileName, timeout: limit },
      ...{ fields: texts(formData), headers: texts(header) },
    })
    .then(
      ({ status, headers, body }) => {
        host.later(() => heard?.({ progress: 100, totalBytesWritten: 1, totalBytesExpectedToWrite: 1 }))
        // The status comes as a text.
        end({ statusCode: String(status), header: headers, data: body })
      },
      (error: unknown) => end(failure(error)),
    )
  return task
}

export const networkOf = (host: Host): Record<string, unknown> => ({
  request: request(host),
  uploadFile: uploadFile(host),
})
