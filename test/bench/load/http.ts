import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** A caller that costs little itself: plain HTTP/1.1 on one kept connection, one call at a time. */
export interface Caller {
  /** POSTs a money call. @returns the envelope's code */
  post: (path: string, token: string, body: object) => Promise<number>
  close: () => void
}

const HEAD_END = '\r\n\r\n'

/** The body of a reply that has arrived whole, else null. */
const bodyOf = (received: string): string | null => {
  const end = received.indexOf(HEAD_END)
  if (end < 0) return null
  const length = Number(/content-length: (\d+)/i.exec(received)?.[1])
  const body = received.slice(end + HEAD_END.length)
  return Buffer.byteLength(body) < length ? null : body
}

const requestText = (host: string, path: string, token: string, body: object): string => {
  const text = JSON.stringify(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `token: ${token}`,
    `idempotency-key: ${randomUUID()}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
  ]
  return head.join('\r\n') + HEAD_END + text
}

const exchange = (socket: Socket, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = ''
    const take = (part: Buffer): void => {
      received += part.toString('utf8')
      const body = bodyOf(received)
      if (body === null) return
      socket.off('data', take)
      socket.off('error', reject)
      resolve(body)
    }
    socket.on('data', take)
    socket.on('error', reject)
    socket.write(text)
  })

export const openCaller = (address: string): Caller => {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname).setNoDelay(true)
  return {
    post: async (path, token, body) => {
      const reply = await exchange(socket, requestText(host, path, token, body))
      return (JSON.parse(reply) as { code: number }).code
    },
    close: () => socket.destroy(),
  }
}
