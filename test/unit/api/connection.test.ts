import type { ClientMessage, ServerMessage } from '@core/contract/live'
import { LiveConnection, type LiveState, type Ports } from '@/api/live/connection'
import type { SocketHandlers } from '@/platform/socket'

class FakeSocket {
  readonly sent: ClientMessage[] = []
  isClosed = false
  constructor(readonly handlers: SocketHandlers) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }
  close(): void {
    this.isClosed = true
  }
}

const setup = ({ online = true, random = 0.5 } = {}) => {
  const sockets: FakeSocket[] = []
  const states: LiveState[] = []
  const messages: ServerMessage[] = []
  const network = { online, notices: 0 }
  const lost: number[] = []
  const ports: Ports = {
    open: (handlers) => {
      const socket = new FakeSocket(handlers)
      sockets.push(socket)
      return socket
    },
    isOnline: () => Promise.resolve(network.online),
    onState: (state) => states.push(state),
    onMessage: (message) => messages.push(message),
    subscriptions: () => [{ method: 'sub', type: 3 }],
    noNetwork: () => {
      network.notices += 1
    },
    onLost: (failures) => lost.push(failures),
    random: () => random,
  }
  return { connection: new LiveConnection(ports), sockets, states, messages, network, lost }
}

/** Lets promises run; timers stand still. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i += 1) await Promise.resolve()
}
const pass = async (ms: number): Promise<void> => {
  jest.advanceTimersByTime(ms)
  await settle()
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the live connection (specification, section 4; design, section 7)', () => {
  it('connects when shown, checks and subscribes on open, closes when hidden', async () => {
    const { connection, sockets, states } = setup()
    connection.show()
    await settle()
    sockets[0]?.handlers.open()
    expect(sockets[0]?.sent).toEqual([{ method: 'check' }, { method: 'sub', type: 3 }])
    connection.hide()
    expect(sockets[0]?.isClosed).toBe(true)
    expect(states.at(-1)).toBe('closed')
    await pass(60_000)
    expect(sockets).toHaveLength(1)
  })

  it('does not connect without a network, and says so', async () => {
    const { connection, sockets, states, network } = setup({ online: false })
    connection.show()
    await settle()
    expect([sockets.length, network.notices, states.at(-1)]).toEqual([0, 1, 'offline'])
    network.online = true
    connection.restart()
    await settle()
    expect(sockets).toHaveLength(1)
  })

  it('retries after 500 ms, then backs off with jitter: 750 ms, 1.5 s, … 22.5 s at a jitter of one half', async () => {
    const { connection, sockets } = setup()
    connection.show()
    await settle()
    const waits = [500, 750, 1_500, 3_000, 6_000, 12_000, 22_500, 22_500]
    for (const [index, wait] of waits.entries()) {
      sockets[index]?.handlers.closed()
      await pass(wait - 1)
      expect(sockets).toHaveLength(index + 1)
      await pass(1)
      expect(sockets).toHaveLength(index + 2)
    }
  })

  it('tells how often in a row it was lost, from 1 again once the server has spoken', async () => {
    const { connection, sockets, lost } = setup()
    connection.show()
    await settle()
    sockets[0]?.handlers.closed()
    await pass(500)
    sockets[1]?.handlers.closed()
    await pass(750)
    sockets[2]?.handlers.message('{"code":5,"obj":{"tradeList":[]}}')
    sockets[2]?.handlers.closed()
    expect(lost).toEqual([1, 2, 1])
  })

  it('starts again at 500 ms once the server has spoken', async () => {
    const { connection, sockets } = setup()
    connection.show()
    await settle()
    sockets[0]?.handlers.closed()
    await pass(500)
    sockets[1]?.handlers.open()
    sockets[1]?.handlers.message('{"code":5,"obj":{"tradeList":[]}}')
    sockets[1]?.handlers.closed()
    await pass(500)
    expect(sockets).toHaveLength(3)
  })

  it('sends a heartbeat every 5 s and takes 15 s of silence for the end', async () => {
    const { connection, sockets } = setup()
    connection.show()
    await settle()
    sockets[0]?.handlers.open()
    await pass(10_000)
    expect(sockets[0]?.sent.filter((m) => m.method === 'check')).toHaveLength(3)
    sockets[0]?.handlers.message('{"code":4,"obj":{}}')
    await pass(14_999)
    expect(sockets[0]?.isClosed).toBe(false)
    await pass(1)
    expect(sockets[0]?.isClosed).toBe(true)
    await pass(500)
    expect(sockets).toHaveLength(2)
  })

  it('hands messages on, drops what is none, and is deaf to a socket it left', async () => {
    const { connection, sockets, messages } = setup()
    connection.show()
    await settle()
    sockets[0]?.handlers.open()
    sockets[0]?.handlers.message('not json')
    sockets[0]?.handlers.message('null')
    sockets[0]?.handlers.message('{"code":5,"obj":{"tradeList":[]}}')
    connection.restart()
    await settle()
    sockets[0]?.handlers.message('{"code":5,"obj":{"tradeList":[]}}')
    sockets[0]?.handlers.closed()
    await pass(60_000)
    expect([messages.length, sockets.length]).toEqual([1, 2 + 1])
  })
})
