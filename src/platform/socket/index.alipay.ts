import Taro from '@tarojs/taro'
import type { Socket, SocketHandlers } from './types'

export type { Socket, SocketHandlers } from './types'

/** How long the end of a connection is waited for (ms) before the next one is tried all the same. */
const END_WAIT_MS = 2_000

interface Connection {
  readonly url: string
  readonly handlers: SocketHandlers
  /** Its owner has been told of the end, or has asked for it. */
  over: boolean
}

/**
 * Alipay has one socket for the whole mini-program, its events do not say which connection they speak of, and a second one
 * is refused (error 3). So a connection begins only when the end of the one before was heard, and listeners are put once.
 */
const line = {
  listens: false,
  current: null as Connection | null,
  next: null as Connection | null,
  timer: null as ReturnType<typeof setTimeout> | null,
}

const end = (connection: Connection): void => {
  if (connection.over) return
  connection.over = true
  connection.handlers.closed()
}

/** The socket is free: the connection that waited for that begins. */
const free = (): void => {
  if (line.timer) clearTimeout(line.timer)
  const { current, next } = line
  line.timer = line.current = line.next = null
  if (current) end(current)
  if (next && !next.over) begin(next)
}

/** Ends the current connection; `free` follows with the event, or after a while when there is none. */
const hangUp = (): void => {
  line.timer ??= setTimeout(free, END_WAIT_MS)
  Taro.closeSocket({}).catch(() => undefined)
}

const listen = (): void => {
  if (line.listens) return
  line.listens = true
  Taro.onSocketOpen(() => {
    if (!line.current) return
    if (line.current.over) hangUp()
    else line.current.handlers.open()
  })
  Taro.onSocketMessage(({ data }) => {
    if (line.current && !line.current.over) line.current.handlers.message(String(data))
  })
  Taro.onSocketError(() => {
    if (!line.current) return
    end(line.current)
    hangUp()
  })
  Taro.onSocketClose(free)
}

/** Newer clients open sockets of another kind, whose events are told elsewhere, unless asked for this one. */
const SINGLE: object = { multiple: false }

const begin = (connection: Connection): void => {
  listen()
  line.current = connection
  Taro.connectSocket({ url: connection.url, ...SINGLE }).catch(() => {
    if (line.current !== connection) return
    end(connection)
    hangUp()
  })
}

const wait = (connection: Connection): void => {
  if (line.next) end(line.next)
  line.next = connection
}

/** Opens the socket, as soon as the one before has ended. Handlers are told of one open and one end. */
export const openSocket = (url: string, handlers: SocketHandlers): Socket => {
  const connection: Connection = { url, handlers, over: false }
  if (line.current) wait(connection)
  else begin(connection)
  const close = (): void => {
    if (connection.over) return
    end(connection)
    if (line.current === connection) hangUp()
  }
  return {
    send: (text) => {
      if (!connection.over) Taro.sendSocketMessage({ data: text }).catch(close)
    },
    close,
  }
}
