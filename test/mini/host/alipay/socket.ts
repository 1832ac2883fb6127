import type { Host, Line } from '../types'
import { ending, Refusal, WRONG_PARAMETER, type Options } from './calls'

type Heard = (news: object) => void

const EVENTS = ['Open', 'Message', 'Error', 'Close'] as const
type Event = (typeof EVENTS)[number]

/** Alipay's numbers: one is open or on its way; none is open. */
const ONE_IS_OPEN = 3
const NONE_IS_OPEN = 11

/** What a mini-program has of a socket: one for all of it, whose events do not say of which connection they tell. */
class Socket {
  readonly heard: Record<Event, Set<Heard>> = {
    Open: new Set(),
    Message: new Set(),
    Error: new Set(),
    Close: new Set(),
  }
  private line: Line | null = null
  private isOpen = false

  constructor(private readonly host: Host) {}

  connect(options: Options): void {
    const end = ending(this.host, options)
    if (options.multiple === true)
      this.host.fault('my.connectSocket: sockets of the newer kind are not in the host')
    if (typeof options.url !== 'string') return end(new Refusal(WRONG_PARAMETER, 'no url'))
    if (this.line) return end(new Refusal(ONE_IS_OPEN, 'a socket is open already'))
    this.line = this.host.connect(options.url, {
      open: () => {
        this.isOpen = true
        this.tell('Open', { data: {} })
      },
      message: (data) => this.tell('Message', { data, isBuffer: false }),
      closed: () => {
        if (!this.isOpen) this.tell('Error', { data: { error: 1, errorMessage: 'connection failed' } })
        this.isOpen = false
        this.line = null
        this.tell('Close', { data: { code: 1006, reason: '' } })
      },
    })
    end({})
  }

  send({ data, ...ends }: Options): void {
    if (this.isOpen) this.line?.send(String(data))
    ending(this.host, ends)(this.isOpen ? {} : new Refusal(NONE_IS_OPEN, 'no socket is open'))
  }

  close(ends: Options = {}): void {
    this.line?.close()
    ending(this.host, ends)(this.line ? {} : new Refusal(NONE_IS_OPEN, 'no socket is open'))
  }

  private tell(event: Event, news: object): void {
    this.host.later(() => [...this.heard[event]].forEach((listener) => listener(news)))
  }
}

export const socketOf = (host: Host): Record<string, unknown> => {
  const socket = new Socket(host)
  const listening = EVENTS.flatMap((event): (readonly [string, unknown])[] => {
    const set = socket.heard[event]
    return [
      [`onSocket${event}`, (listener: Heard) => void set.add(listener)],
      [`offSocket${event}`, (listener?: Heard) => (listener ? void set.delete(listener) : set.clear())],
    ]
  })
  return {
    connectSocket: (options: Options) => socket.connect(options),
    sendSocketMessage: (options: Options) => socket.send(options),
    closeSocket: (options?: Options) => socket.close(options),
    ...Object.fromEntries(listening),
  }
}
