import type { ConnectionOptions, NatsConnection } from 'nats'
import { createListeners, type Bus, type OnListenerError } from './bus'
import type { Topic, Topics } from './topics'

export interface NatsBusOptions {
  /** `nats://user:password@host:4222`, several separated by commas; `tls://` for an encrypted connection. */
  url: string
  /** Subjects begin with it: installations that share a broker differ in it. No dots, spaces or wildcards. */
  name: string
  onError: OnListenerError
  /** The broker went away (true) or came back (false). */
  onLost: (lost: boolean) => void
  /** A start does not wait longer (ms) for a broker that is away: it is found later. */
  patience?: number
}

const PATIENCE = 3_000
/** Brokers that vanish without a word are noticed within two or three of these (ms). */
const PING = 2_000
const RETRY = 250
/** Several processes find the broker again one after the other: once after the last of them is enough (ms). */
const SETTLE = 1_000
/** Tells the others that messages of this process may not have reached them. */
const MISSED = 'missed'

const optionsOf = (url: string): ConnectionOptions => {
  const urls = url.split(',').map((text) => new URL(text.trim()))
  const [first] = urls
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port || '4222'}`),
    ...(first?.username && { user: decodeURIComponent(first.username) }),
    ...(first?.password && { pass: decodeURIComponent(first.password) }),
    ...(first?.protocol === 'tls:' && { tls: {} }),
    // Listeners of this process are told directly.
    noEcho: true,
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    reconnectTimeWait: RETRY,
    reconnectJitter: RETRY,
    pingInterval: PING,
    maxPingOut: 2,
  }
}

/** Collects calls: one action, `SETTLE` after the last of them. */
const settled = (action: () => void) => {
  let timer: NodeJS.Timeout | null = null
  const cancel = (): void => {
    if (timer) clearTimeout(timer)
    timer = null
  }
  const call = (): void => {
    cancel()
    timer = setTimeout(action, SETTLE)
  }
  return { call, cancel }
}

/**
 * The bus of several processes, carried by NATS. It connects again by itself. While the broker is away nothing is kept for
 * later: the others learn afterwards that they missed something, and read it from the database.
 */
export const createNatsBus = async (options: NatsBusOptions): Promise<Bus> => {
  const { url, name, onError, onLost, patience = PATIENCE } = options
  const nats = await import('nats')
  const codec = nats.JSONCodec()
  const { deliver, subscribe } = createListeners(onError)
  const missedListeners = new Set<() => void>()
  const missed = settled(() => missedListeners.forEach((listener) => listener()))
  let connection: NatsConnection | null = null
  let up = false
  let closed = false

  const send = (topic: Topic | typeof MISSED, message: unknown): void => {
    if (up && connection) connection.publish(`${name}.${topic}`, codec.encode(message))
  }
  const turn = (now: boolean): void => {
    if (up === now) return
    up = now
    onLost(!now)
    if (!now) return
    send(MISSED, null)
    missed.call()
  }
  const receive = (subject: string, data: Uint8Array): void => {
    const topic = subject.slice(name.length + 1)
    if (topic === MISSED) missed.call()
    else deliver(topic as Topic, codec.decode(data) as Topics[Topic])
  }
  const watch = async (found: NatsConnection): Promise<void> => {
    for await (const { type } of found.status()) {
      if (type === nats.Events.Disconnect) turn(false)
      if (type === nats.Events.Reconnect) turn(true)
    }
  }
  const connected = (late: boolean) => (found: NatsConnection) => {
    if (closed) return found.close()
    connection = found
    found.subscribe(`${name}.*`, {
      callback: (error, message) => {
        if (!error) receive(message.subject, message.data)
      },
    })
    void watch(found)
    if (late) turn(true)
    else up = true
    return found.flush()
  }

  const first = nats.connect(optionsOf(url))
  const isLate = await Promise.race([
    first.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, patience, true).unref()),
  ])
  if (isLate) {
    onLost(true)
    first.then(connected(true)).catch((error: unknown) => onError(error, 'feed'))
  } else await connected(false)(await first)

  return {
    publish: (topic, message) => {
      deliver(topic, message)
      send(topic, message)
    },
    deliver,
    subscribe,
    isUp: () => up,
    onMissed: (listener) => {
      missedListeners.add(listener)
      return () => {
        missedListeners.delete(listener)
      }
    },
    close: async () => {
      closed = true
      missed.cancel()
      if (up) await connection?.flush().catch(() => undefined)
      up = false
      await connection?.close()
    },
  }
}
