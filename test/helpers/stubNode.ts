import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StubRequest {
  method: string
  /** Path with query. */
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface StubReply {
  status?: number
  /** Sent as it is when a text, else as JSON. */
  body: unknown
}

export type StubAnswer = (request: StubRequest) => StubReply | undefined

/** How a node fails: what every request gets instead of its answer. */
export type Fault = 'silent' | 'cut' | StubReply

export interface StubNode {
  url: string
  requests: StubRequest[]
  /** From now on every request fails in this way; null: none does. */
  fail: (fault: Fault | null) => void
  close: () => Promise<void>
}

const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

const send = (response: ServerResponse, { status = 200, body }: StubReply): void => {
  response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** A node's HTTP interface on a free port; what it has no answer for is 404. */
export const startStubNode = async (answer: StubAnswer): Promise<StubNode> => {
  const requests: StubRequest[] = []
  let fault: Fault | null = null
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = request
    const asked = { method, path, headers, body: await read(request) }
    requests.push(asked)
    if (fault === 'silent') return
    if (fault === 'cut') request.socket.destroy()
    else send(response, fault ?? answer(asked) ?? { status: 404, body: 'not found' })
  }
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fail: (next) => {
      fault = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
