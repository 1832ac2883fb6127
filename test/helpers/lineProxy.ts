import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

/** `open` passes everything on; `dead` closes every connection; `foreign` is another product. */
export type LineMode = 'open' | 'dead' | 'foreign'

export interface LineProxy {
  readonly origin: string
  mode: LineMode
  /** Whether it was ever dead. */
  readonly died: boolean
  /** The call to this path is passed on, but its answer gets lost, and the line is dead from then on. */
  loses: string | null
  /** Methods and paths of the calls that reached it. */
  readonly calls: string[]
  /** Where it leads. */
  target: string
  /** Path below which the target lies here, such as `/app`; nothing is found elsewhere. */
  below: string
  /** What scripts that pass it say differently: the build's own words, and what takes their place. */
  rewrite: readonly [from: string, to: string] | null
  close: () => Promise<void>
}

/** The target's own path of an address here; null when it lies elsewhere. */
const within = ({ below }: LineProxy, url = '/'): string | null =>
  url.startsWith(`${below}/`) ? url.slice(below.length) : null

const passOn = (proxy: LineProxy, request: IncomingMessage, response: ServerResponse): void => {
  const { hostname, port } = new URL(proxy.target)
  const path = within(proxy, request.url)
  if (path === null) return void response.writeHead(404).end()
  const prefix = proxy.below ? { 'x-forwarded-prefix': proxy.below } : {}
  const headers = { ...request.headers, 'accept-encoding': 'identity', ...prefix }
  const onward = ask({ hostname, port, path, method: request.method, headers }, (reply) => {
    const parts: Buffer[] = []
    reply.on('data', (part: Buffer) => parts.push(part))
    reply.on('end', () => {
      if (proxy.loses === request.url && request.method === 'POST') {
        proxy.mode = 'dead'
        return request.socket.destroy()
      }
      const isScript = String(reply.headers['content-type']).includes('javascript')
      const text = Buffer.concat(parts)
      const body = isScript && proxy.rewrite ? text.toString().replace(...proxy.rewrite) : text
      const { 'content-length': _length, ...kept } = reply.headers
      response.writeHead(reply.statusCode ?? 502, kept).end(body)
    })
  })
  onward.on('error', () => request.socket.destroy())
  request.pipe(onward)
}

/** Sockets are passed on byte by byte. */
const tunnel = (proxy: LineProxy, request: IncomingMessage, socket: Socket, open: Set<Socket>): void => {
  const path = within(proxy, request.url)
  if (proxy.mode !== 'open' || path === null) return void socket.destroy()
  const { hostname, port } = new URL(proxy.target)
  const onward = connect(Number(port), hostname, () => {
    const pairs = Array.from({ length: request.rawHeaders.length / 2 }, (_, i) =>
      request.rawHeaders.slice(2 * i, 2 * i + 2).join(': '),
    )
    onward.write(`GET ${path} HTTP/1.1\r\n${pairs.join('\r\n')}\r\n\r\n`)
    onward.pipe(socket).pipe(onward)
  })
  open.add(socket)
  for (const end of [socket, onward])
    end
      .on('error', () => undefined)
      .on('close', () => {
        socket.destroy()
        onward.destroy()
      })
}

/** A line of the app: a server of its own in front of the platform's, which can fail in several ways. */
export const openLine = async (): Promise<LineProxy> => {
  const open = new Set<Socket>()
  const server: Server = createServer((request, response) => {
    if (request.url?.startsWith('/api')) proxy.calls.push(`${request.method} ${request.url}`)
    if (proxy.mode === 'dead') return void request.socket.destroy()
    if (proxy.mode === 'foreign')
      return void response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{"code":0,"obj":{}}')
    passOn(proxy, request, response)
  })
  server.on('upgrade', (request, socket: Socket) => tunnel(proxy, request, socket, open))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  let mode: LineMode = 'open'
  let died = false
  const proxy: LineProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loses: null,
    calls: [],
    target: '',
    below: '',
    rewrite: null,
    get died() {
      return died
    },
    get mode() {
      return mode
    },
    set mode(next) {
      mode = next
      died ||= next === 'dead'
      if (next !== 'open') open.forEach((socket) => socket.destroy())
    },
    close: async () => {
      open.forEach((socket) => socket.destroy())
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return proxy
}
