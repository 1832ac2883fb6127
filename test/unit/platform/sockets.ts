import type { MiniTarget } from './target'

/** Clients' sockets by hand: what a connection's other end does is said by the test. */

type Listener = (event: object) => void

/** One connection as its other end sees it. */
export interface Remote {
  readonly url: string
  readonly heard: string[]
  open(): void
  says(text: string): void
  ends(): void
  breaks(): void
}

export interface SocketClient {
  /** Global object of a mini-program, or what to put on a page. */
  readonly client: object
  /** Connections that were begun, in their order. */
  readonly remotes: Remote[]
  /** Whether the client has been asked to close the connection. */
  readonly isClosed: (index: number) => boolean
}

/** WeChat (developers.weixin.qq.com, SocketTask): each connection is an object with events of its own. */
const weChat = (): SocketClient => {
  const remotes: Remote[] = []
  const closed: boolean[] = []
  const connectSocket = ({ url, success }: { url: string; success: (result: object) => void }): object => {
    const at: Record<string, Listener> = {}
    const index = remotes.length
    const heard: string[] = []
    remotes.push({
      url,
      heard,
      open: () => at.open?.({}),
      says: (data) => at.message?.({ data }),
      ends: () => at.close?.({ code: 1000, reason: '' }),
      breaks: () => at.error?.({ errMsg: 'connection refused' }),
    })
    queueMicrotask(() => success({ errMsg: 'connectSocket:ok', socketTaskId: index }))
    return {
      onOpen: (listener: Listener) => (at.open = listener),
      onMessage: (listener: Listener) => (at.message = listener),
      onError: (listener: Listener) => (at.error = listener),
      onClose: (listener: Listener) => (at.close = listener),
      send: ({ data }: { data: string }) => heard.push(data),
      close: () => (closed[index] = true),
    }
  }
  return { client: { connectSocket }, remotes, isClosed: (index) => closed[index] === true }
}

/**
 * Alipay (opendocs.alipay.com, my.connectSocket with `multiple: false`): one connection for the whole mini-program; a second
 * one fails with error 3 while the first has not ended; events name no connection; listeners add up.
 */
const alipay = (): SocketClient => {
  const remotes: Remote[] = []
  const closed: boolean[] = []
  const listeners: Record<string, Listener[]> = {}
  let alive: number | null = null
  const tell = (name: string, event: object): void => listeners[name]?.forEach((listener) => listener(event))
  const on = (name: string) => (listener: Listener) => void (listeners[name] ??= []).push(listener)
  const remote = (url: string): Remote => ({
    url,
    heard: [],
    open: () => tell('open', {}),
    says: (data) => tell('message', { data, isBuffer: false }),
    ends: () => {
      alive = null
      tell('close', {})
    },
    breaks: () => tell('error', { error: 1, errorMessage: 'broken' }),
  })
  type Asked = { url: string; multiple?: boolean; success: Listener; fail: Listener }
  const connectSocket = ({ url, multiple, success, fail }: Asked): void => {
    if (multiple !== false) throw new Error('a socket whose events are told elsewhere')
    if (alive !== null) return queueMicrotask(() => fail({ error: 3, errorMessage: 'exists' }))
    alive = remotes.length
    remotes.push(remote(url))
    queueMicrotask(() => success({}))
  }
  const client = {
    connectSocket,
    onSocketOpen: on('open'),
    onSocketMessage: on('message'),
    onSocketError: on('error'),
    onSocketClose: on('close'),
    sendSocketMessage: ({ data, success, fail }: { data: string; success: Listener; fail: Listener }) => {
      if (alive === null) return fail({ error: 1 })
      remotes[alive]?.heard.push(data)
      success({})
    },
    closeSocket: ({ success }: { success: Listener }) => {
      if (alive !== null) closed[alive] = true
      success({})
    },
  }
  return { client, remotes, isClosed: (index) => closed[index] === true }
}

/** A browser's WebSocket, as far as Taro uses it. */
const browser = (): SocketClient => {
  const remotes: Remote[] = []
  const closed: boolean[] = []
  class FakeSocket {
    readyState = 0
    onopen?: Listener
    onmessage?: Listener
    onclose?: Listener
    onerror?: Listener
    private readonly index = remotes.length
    private readonly heard: string[] = []
    constructor(url: string) {
      remotes.push({
        url,
        heard: this.heard,
        open: () => {
          this.readyState = 1
          this.onopen?.({})
        },
        says: (data) => this.onmessage?.({ data }),
        ends: () => this.onclose?.({}),
        breaks: () => this.onerror?.({}),
      })
    }
    send(data: string): void {
      this.heard.push(data)
    }
    close(): void {
      closed[this.index] = true
    }
  }
  return { client: { WebSocket: FakeSocket }, remotes, isClosed: (index) => closed[index] === true }
}

export const socketClients: Readonly<Record<MiniTarget | 'h5', () => SocketClient>> = {
  h5: browser,
  weapp: weChat,
  alipay,
}
