import { Channel, stateSource } from '@server/live/channel'
import { Peer, type Wire } from '@server/live/peer'

class FakeWire implements Wire {
  bufferedAmount = 0
  sent: string[] = []
  terminated = false
  pings = 0
  send(text: string): void {
    this.sent.push(text)
  }
  ping(): void {
    this.pings++
  }
  close(): void {
    this.terminated = true
  }
  terminate(): void {
    this.terminated = true
  }
}

const fail = (error: unknown): void => {
  throw error
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const counted = () => {
  let state = 0
  let built = 0
  const source = stateSource(() => {
    built++
    return [{ key: 'k', text: String(state) }]
  })
  return {
    channel: new Channel(source, fail),
    set: (value: number) => {
      state = value
    },
    built: () => built,
  }
}

const join = async (channel: Channel): Promise<FakeWire> => {
  const wire = new FakeWire()
  await channel.join(new Peer(wire))
  return wire
}

test('a burst of changes is one message with the latest state; the next follows 100 ms later', async () => {
  const { channel, set } = counted()
  const wire = await join(channel)
  for (let i = 1; i <= 50; i++) {
    set(i)
    channel.changed()
  }
  await jest.advanceTimersByTimeAsync(0)
  expect(wire.sent).toEqual(['0', '50'])
  set(51)
  channel.changed()
  set(52)
  channel.changed()
  await jest.advanceTimersByTimeAsync(99)
  expect(wire.sent).toEqual(['0', '50'])
  await jest.advanceTimersByTimeAsync(1)
  expect(wire.sent).toEqual(['0', '50', '52'])
})

test('a frame is built once for all sockets', async () => {
  const { channel, built } = counted()
  await Promise.all(Array.from({ length: 20 }, () => join(channel)))
  const before = built()
  channel.changed()
  await jest.advanceTimersByTimeAsync(200)
  expect(built()).toBe(before + 1)
})

test('nothing is built when nobody follows', async () => {
  const { channel, built } = counted()
  channel.changed()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(built()).toBe(0)
})

test('a slow client gets only the latest of each key, once it reads again', async () => {
  const wire = new FakeWire()
  const peer = new Peer(wire)
  wire.bufferedAmount = 10_000_000
  for (let i = 1; i <= 100; i++) {
    peer.offer({ key: 'a', text: `a${i}` })
    peer.offer({ key: 'b', text: `b${i}` })
  }
  await jest.advanceTimersByTimeAsync(1_000)
  expect(wire.sent).toEqual([])
  wire.bufferedAmount = 0
  await jest.advanceTimersByTimeAsync(100)
  expect(wire.sent).toEqual(['a100', 'b100'])
})

test('a client too far behind is cut off, and gets nothing more', () => {
  const wire = new FakeWire()
  const peer = new Peer(wire)
  wire.bufferedAmount = 10_000_000
  for (let i = 0; i <= 1_000; i++) peer.offer({ key: String(i), text: '' })
  expect(wire.terminated).toBe(true)
  wire.bufferedAmount = 0
  peer.offer({ key: 'x', text: 'x' })
  expect(wire.sent).toEqual([])
})

test('a client that gives no sign of life between two probes is cut off', () => {
  const wire = new FakeWire()
  const peer = new Peer(wire)
  peer.probe()
  peer.alive()
  peer.probe()
  expect([wire.pings, wire.terminated]).toEqual([2, false])
  peer.probe()
  expect(wire.terminated).toBe(true)
})

test('what changes while the first state of a new peer is being read comes after it', async () => {
  let read: (frames: { key: string; text: string }[]) => void = () => undefined
  const channel = new Channel(
    {
      snapshot: () => new Promise((resolve) => (read = resolve)),
      changes: () => [{ key: 'k', text: 'change' }],
    },
    fail,
  )
  const wire = new FakeWire()
  const joined = channel.join(new Peer(wire))
  channel.changed()
  await jest.advanceTimersByTimeAsync(100)
  expect(wire.sent).toEqual([])
  read([{ key: 'k', text: 'state' }])
  await joined
  expect(wire.sent).toEqual(['state', 'change'])
})
