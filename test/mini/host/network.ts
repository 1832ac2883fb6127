import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { basename } from 'node:path'
import { WebSocket } from 'ws'
import type { Call, Host, Line, LineHandlers, Reply } from './types'

type Network = Pick<Host, 'call' | 'upload' | 'connect'>

/** Plain HTTP to this machine, which every line of a test is. */
const ask = ({ url, method, headers, body, timeout }: Call): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const onward = request(url, { method, headers, timeout }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    onward.on('timeout', () => onward.destroy(new Error('timeout')))
    onward.on('error', reject)
    onward.end(body)
  })

const form = (
  boundary: string,
  name: string,
  path: string,
  fields: Readonly<Record<string, string>>,
): Buffer => {
  const head = (rest: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${rest}\r\n`
  const texts = Object.entries(fields).map(([key, text]) => `${head(`name="${key}"`)}\r\n${text}\r\n`)
  const type = path.endsWith('.png') ? 'image/png' : 'image/jpeg'
  const file = `${head(`name="${name}"; filename="${basename(path)}"`)}Content-Type: ${type}\r\n\r\n`
  const end = `\r\n--${boundary}--\r\n`
  return Buffer.concat([Buffer.from(texts.join('') + file), readFileSync(path), Buffer.from(end)])
}

/** @param fault hears of every origin that is not in the domain list, as the client's console would */
export const openNetwork = (
  origins: readonly string[],
  fault: (message: string) => void,
): Network & { close: () => void } => {
  const open = new Set<WebSocket>()
  const allowed = (url: string): boolean => {
    const { origin } = new URL(url.replace(/^ws/, 'http'))
    const known = origins.includes(origin)
    if (!known) fault(`${url}: not in the domain list`)
    return known
  }
  const call = (made: Call): Promise<Reply> =>
    allowed(made.url) ? ask(made) : Promise.reject(new Error('url not in domain list'))
  return {
    call,
    upload: ({ filePath, name, fields, headers, ...rest }) => {
      const boundary = randomBytes(12).toString('hex')
      const type = `multipart/form-data; boundary=${boundary}`
      return call({
        ...rest,
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body: form(boundary, name, filePath, fields),
      })
    },
    connect: (url, handlers) => (allowed(url) ? dial(url, handlers, open) : refused(handlers)),
    close: () => open.forEach((socket) => socket.terminate()),
  }
}

const refused = (handlers: LineHandlers): Line => {
  setImmediate(handlers.closed)
  return { send: () => undefined, close: () => undefined }
}

const dial = (url: string, handlers: LineHandlers, open: Set<WebSocket>): Line => {
  const socket = new WebSocket(url)
  open.add(socket)
  socket.on('open', handlers.open)
  socket.on('message', (data: Buffer) => handlers.message(data.toString('utf8')))
  socket.on('close', () => {
    open.delete(socket)
    handlers.closed()
  })
  // Its end is told by `close`.
  socket.on('error', () => undefined)
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.close(),
  }
}
