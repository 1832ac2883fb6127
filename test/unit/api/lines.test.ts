import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type * as Setup from './setup'
import { device } from './setup'

jest.mock('@tarojs/taro', () => jest.requireActual<typeof Setup>('./setup').taro)
jest.mock('@/platform/document', () => ({ ownHost: () => 'http://app.test' }))
const network = { online: true }
jest.mock('@/platform/network', () => ({ isOnline: () => Promise.resolve(network.online) }))

import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { onLineChanged } from '@/api/failover'
import { firstHealthy, probe } from '@/api/health'
import { hostOf, otherLines } from '@/api/lines'
import { preferences, setLine } from '@/stores/preferences'
import { session, startSession, type UserInfo } from '@/stores/session'

/** Real servers on this machine stand for the lines; the device's requests go to them. */
type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

const CLOCK = { serverTime: 1, marketTime: 1, marketSpeed: 1, feed: 'simulated', state: 'live' }
const ORDERS = '/api/account/funds/movement'
const json = (response: ServerResponse, data: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
}
const product: Behaviour = (request, response) =>
  json(response, {
    code: 0,
    msg: '',
    obj: request.url?.startsWith('/api/ext/clock') ? CLOCK : { fine: true },
  })
const dead: Behaviour = (request) => void request.socket.destroy()
const silent: Behaviour = () => undefined
const garbage: Behaviour = (_, response) => void response.end('<html>Welcome to nginx</html>')
const otherProduct: Behaviour = (_, response) => json(response, { code: 0, msg: 'ok', obj: { version: '2' } })
const gateway: Behaviour = (_, response) => void response.writeHead(502).end('<html>Bad gateway</html>')

const servers: Server[] = []
const seen: { line: number; url: string; key: string | undefined; token: string | undefined }[] = []

const listen = (line: number, behave: Behaviour): Promise<string> => {
  const server = createServer((request, response) => {
    const { 'idempotency-key': key, token } = request.headers
    seen.push({
      line,
      url: request.url ?? '',
      key: key as string | undefined,
      token: token as string | undefined,
    })
    behave(request, response)
  })
  servers.push(server)
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  )
}

const withLines = async (...behaviours: Behaviour[]): Promise<void> => {
  const hosts = await Promise.all(behaviours.map((behave, line) => listen(line, behave)))
  Object.assign(globalThis, { LINE_HOSTS: hosts })
}

const reachServer = async (): Promise<{ statusCode: number; data: unknown }> => {
  const request = device.requests.at(-1)
  if (!request) throw new Error('nothing was requested')
  const { url, method, header, data } = request
  const body = method === 'POST' ? JSON.stringify(data) : null
  const reply = await fetch(url, { method, headers: header, body })
  const text = await reply.text()
  try {
    return { statusCode: reply.status, data: JSON.parse(text) as unknown }
  } catch {
    return { statusCode: reply.status, data: text }
  }
}

const changes: string[] = []
onLineChanged((from, to) => changes.push(`${from}>${to}`))
const order = () =>
  call('account.fundsMovement', { from: 1, to: 2, currencyId: 1, amount: '1' }, { idempotencyKey: 'one' })
const sent = (path: string) => seen.filter(({ url }) => url.startsWith(path))
const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'was not refused',
    (error: unknown) => (error instanceof ApiError ? error.code : error),
  )

beforeEach(() => {
  device.reply = reachServer
  network.online = true
  seen.length = changes.length = 0
  setLine(0)
  startSession('secret', { uid: '12345678', nickname: 'Mika' } as UserInfo)
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

describe('hosts of the lines (specification: three lines, default the first, from the build)', () => {
  const hosts = (...names: string[]) => Object.assign(globalThis, { LINE_HOSTS: names })

  it('are the one that served the app where the build names none', () => {
    hosts('', '', '')
    expect([0, 1, 2].map(hostOf)).toEqual(['http://app.test', 'http://app.test', 'http://app.test'])
    expect(otherLines(0)).toEqual([])
  })

  it('are the first line’s where the build does not name a later one', () => {
    hosts('http://a', '', 'http://c')
    expect([0, 1, 2].map(hostOf)).toEqual(['http://a', 'http://a', 'http://c'])
    expect([0, 1, 2].map(otherLines)).toEqual([[2], [2], [0]])
  })

  it('follow each other in turn', () => {
    hosts('http://a', 'http://b', 'http://c')
    expect([0, 1, 2].map(otherLines)).toEqual([
      [1, 2],
      [2, 0],
      [0, 1],
    ])
  })
})

describe('the health of a line', () => {
  it.each([
    ['this product', product, true],
    ['a closed connection', dead, false],
    ['garbage', garbage, false],
    ['another product in the same wrapping', otherProduct, false],
    ['a gateway without a server', gateway, false],
  ])('of %s', async (_name, behave, healthy) => {
    await withLines(behave)
    expect((await probe(0)) !== null).toBe(healthy)
  })

  it('of several, the first that answers is taken; one that never answers is not waited for', async () => {
    await withLines(dead, silent, product)
    await expect(firstHealthy([0, 1, 2])).resolves.toBe(2)
  })

  it('is no one’s when all are dead', async () => {
    await withLines(dead, garbage)
    await expect(firstHealthy([0, 1])).resolves.toBeNull()
  })
})

describe('fail-over', () => {
  it('sends an order that got no reply once more on the next line, with its key; the session stays', async () => {
    await withLines(dead, product, product)
    await expect(order()).resolves.toEqual({ fine: true })
    expect(sent(ORDERS).map(({ key, token }) => [key, token])).toEqual([
      ['one', 'secret'],
      ['one', 'secret'],
    ])
    expect(preferences.getState().line).not.toBe(0)
    expect(device.stored.get('line')).toBe(preferences.getState().line)
    expect(session.getState().token).toBe('secret')
    expect(changes).toEqual([`0>${preferences.getState().line}`])
  })

  it.each([
    ['garbage', garbage],
    ['a gateway without a server', gateway],
  ])('leaves a line that answers %s', async (_name, behave) => {
    await withLines(behave, product)
    await expect(order()).resolves.toEqual({ fine: true })
    expect(changes).toEqual(['0>1'])
  })

  it('passes by lines that are dead or another product', async () => {
    await withLines(dead, otherProduct, product)
    await expect(call('user.info', {})).resolves.toEqual({ fine: true })
    expect(changes).toEqual(['0>2'])
  })

  it('stays on a line where only one call failed: a check right afterwards is answered', async () => {
    await withLines(
      (request, response) => (request.url === ORDERS ? dead : product)(request, response),
      product,
    )
    expect(await refusal(order())).toBe('OUTCOME_UNKNOWN')
    expect([sent(ORDERS).length, changes]).toEqual([1, []])
  })

  it('leaves at once after a time-out', async () => {
    await withLines(product, product)
    let first = true
    device.reply = () => {
      const timesOut = first
      first = false
      return timesOut ? Promise.reject(new Error('request:fail timeout')) : reachServer()
    }
    await expect(order()).resolves.toEqual({ fine: true })
    expect([sent(ORDERS).map(({ line }) => line), changes]).toEqual([[1], ['0>1']])
  })

  it('does not repeat what has no key, but the next try goes to the new line', async () => {
    await withLines(dead, product)
    const login = { kind: 'email', account: 'a@b.co', password: 'lime2468', agreement: true } as const
    expect(await refusal(call('user.login', login))).toBe('NETWORK_FAILURE')
    expect([sent('/api/user/login').length, changes]).toEqual([1, ['0>1']])
    await expect(call('user.login', login)).resolves.toEqual({ fine: true })
  })

  it('is told once however many calls fail together', async () => {
    await withLines(dead, product)
    const all = await Promise.all([order(), call('user.info', {}), call('region.list', {})])
    expect([all.length, changes]).toEqual([3, ['0>1']])
  })

  it('stays where it is when no line answers', async () => {
    await withLines(dead, garbage, otherProduct)
    expect(await refusal(order())).toBe('OUTCOME_UNKNOWN')
    expect([preferences.getState().line, changes, session.getState().token]).toEqual([0, [], 'secret'])
  })

  it('does not blame the line when the device has no network', async () => {
    await withLines(dead, product)
    network.online = false
    expect(await refusal(order())).toBe('NETWORK_FAILURE')
    expect([sent('/api/ext/clock').length, changes]).toEqual([0, []])
  })

  it('goes back only when the line in use fails as well', async () => {
    const lines: Behaviour[] = [dead, product]
    await withLines(
      (...args) => lines[0]?.(...args),
      (...args) => lines[1]?.(...args),
    )
    await order()
    lines[0] = product
    await order()
    expect(changes).toEqual(['0>1'])
    lines[1] = dead
    await order()
    expect(changes).toEqual(['0>1', '1>0'])
  })
})
