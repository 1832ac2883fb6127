import type * as Socket from '@/platform/socket'
import { socketClients, type Remote } from './sockets'
import { loadMini, loadWeb } from './target'

type Adapter = typeof Socket

const URL_ = 'wss://line.example/websocket'

/** Lets everything happen that is already on its way. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const handlers = () => ({ open: jest.fn(), message: jest.fn(), closed: jest.fn() })

describe.each(['h5', 'weapp', 'alipay'] as const)('a socket on %s', (target) => {
  const start = () => {
    const fake = socketClients[target]()
    const { openSocket } =
      target === 'h5'
        ? loadWeb<Adapter>('socket', fake.client).adapter
        : loadMini<Adapter>(target, 'socket', fake.client)
    const remote = (index: number): Remote => {
      const found = fake.remotes[index]
      if (!found) throw new Error(`connection ${index} was not begun`)
      return found
    }
    return { ...fake, remote, openSocket }
  }

  it('tells of one open, of every message and of one end', async () => {
    const { openSocket, remote } = start()
    const told = handlers()
    openSocket(URL_, told)
    await settle()
    expect(remote(0).url).toBe(URL_)
    remote(0).open()
    remote(0).says('one')
    remote(0).says('two')
    remote(0).breaks()
    remote(0).ends()
    expect(told.open).toHaveBeenCalledTimes(1)
    expect(told.message.mock.calls).toEqual([['one'], ['two']])
    expect(told.closed).toHaveBeenCalledTimes(1)
  })

  it('sends texts, and nothing once it has ended', async () => {
    const { openSocket, remote } = start()
    const socket = openSocket(URL_, handlers())
    await settle()
    remote(0).open()
    socket.send('hello')
    remote(0).ends()
    socket.send('too late')
    await settle()
    expect(remote(0).heard).toEqual(['hello'])
  })

  it('is closed by its owner, who hears of it once and of nothing more', async () => {
    const { openSocket, remote, isClosed } = start()
    const told = handlers()
    const socket = openSocket(URL_, told)
    await settle()
    remote(0).open()
    socket.close()
    await settle()
    expect(isClosed(0)).toBe(true)
    remote(0).says('late')
    remote(0).ends()
    socket.close()
    expect(told.closed).toHaveBeenCalledTimes(1)
    expect(told.message).not.toHaveBeenCalled()
  })

  it('that was closed before it opened is hung up as soon as the client can', async () => {
    const { openSocket, isClosed } = start()
    const told = handlers()
    openSocket(URL_, told).close()
    await settle()
    expect(told.closed).toHaveBeenCalledTimes(1)
    expect(told.open).not.toHaveBeenCalled()
    expect(isClosed(0)).toBe(true)
  })

  it('connects again and again; late events of one connection never reach the next', async () => {
    const { openSocket, remote, remotes } = start()
    for (let round = 0; round < 4; round += 1) {
      const told = handlers()
      const socket = openSocket(URL_, told)
      await settle()
      remote(round).open()
      remote(round).says(`round ${round}`)
      socket.close()
      const next = handlers()
      const second = openSocket(URL_, next)
      await settle()
      remote(round).says('late')
      remote(round).ends()
      await settle()
      expect(told.open).toHaveBeenCalledTimes(1)
      expect(told.message.mock.calls).toEqual([[`round ${round}`]])
      expect(next.message).not.toHaveBeenCalled()
      expect(next.closed).not.toHaveBeenCalled()
      second.close()
      await settle()
      remote(round + 1).ends()
      remotes.splice(round + 1, 1)
      await settle()
    }
  })

  it('a connection that fails ends, and the next one can be made', async () => {
    const { openSocket, remote } = start()
    const first = handlers()
    openSocket(URL_, first)
    await settle()
    remote(0).breaks()
    expect(first.closed).toHaveBeenCalledTimes(1)
    const second = handlers()
    openSocket(URL_, second)
    await settle()
    remote(0).ends()
    await settle()
    remote(1).open()
    expect(second.open).toHaveBeenCalledTimes(1)
    expect(first.open).not.toHaveBeenCalled()
  })
})

describe('the one socket of Alipay', () => {
  afterEach(() => jest.useRealTimers())

  it('is waited for: a second connection begins when the first has ended', async () => {
    const { client, remotes } = socketClients.alipay()
    const { openSocket } = loadMini<Adapter>('alipay', 'socket', client)
    const [first, second] = [handlers(), handlers()]
    openSocket('wss://a.example', first)
    await settle()
    remotes[0]?.open()
    openSocket('wss://b.example', second)
    await settle()
    expect(remotes).toHaveLength(1)
    remotes[0]?.ends()
    await settle()
    expect(first.closed).toHaveBeenCalledTimes(1)
    expect(remotes.map(({ url }) => url)).toEqual(['wss://a.example', 'wss://b.example'])
  })

  it('of several that wait, the last is connected and the others are told that they are not', async () => {
    const { client, remotes } = socketClients.alipay()
    const { openSocket } = loadMini<Adapter>('alipay', 'socket', client)
    const [first, second, third] = [handlers(), handlers(), handlers()]
    openSocket('wss://a.example', first)
    openSocket('wss://b.example', second)
    openSocket('wss://c.example', third)
    expect(second.closed).toHaveBeenCalledTimes(1)
    remotes[0]?.ends()
    await settle()
    expect(remotes.map(({ url }) => url)).toEqual(['wss://a.example', 'wss://c.example'])
  })

  it('is not waited for for ever when the client never tells of an end', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] })
    const { client, remotes } = socketClients.alipay()
    const silent = { ...client, onSocketClose: () => undefined }
    const { openSocket } = loadMini<Adapter>('alipay', 'socket', silent)
    openSocket('wss://a.example', handlers()).close()
    const next = handlers()
    openSocket('wss://b.example', next)
    await settle()
    jest.advanceTimersByTime(1_999)
    expect(next.closed).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    await settle()
    // The client still holds the first connection: that is an end to try again after.
    expect(next.closed).toHaveBeenCalledTimes(1)
    expect(remotes).toHaveLength(1)
  })
})
