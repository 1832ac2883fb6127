import { HEARTBEAT_MS, SILENCE_MS, type ClientMessage, type ServerMessage } from '@core/contract/live'
import { LIVE_RETRY } from '@core/domain'
import type { Socket, SocketHandlers } from '@/platform/socket'

/** `live` has spoken lately; `connecting` is on its way; `offline` knows that there is no network; `closed` is hidden. */
export type LiveState = 'closed' | 'connecting' | 'live' | 'offline'

export interface Ports {
  readonly open: (handlers: SocketHandlers) => Socket
  readonly isOnline: () => Promise<boolean>
  readonly onState: (state: LiveState) => void
  readonly onMessage: (message: ServerMessage) => void
  /** What must be subscribed again after each connect. */
  readonly subscriptions: () => readonly ClientMessage[]
  readonly noNetwork: () => void
  /** The connection was lost, or not made, this many times in a row. */
  readonly onLost: (failures: number) => void
  readonly random: () => number
}

const MAX_RETRY_MS = 30_000

/**
 * One socket that stays connected while shown: first retry after 500 ms, then exponential back-off with jitter up to
 * 30 s; a heartbeat every 5 s; 15 s of silence mean that the connection is dead.
 */
export class LiveConnection {
  private socket: Socket | null = null
  private shown = false
  private failures = 0
  private retry: ReturnType<typeof setTimeout> | null = null
  private beat: ReturnType<typeof setInterval> | null = null
  private deadMan: ReturnType<typeof setTimeout> | null = null
  private isOpen = false

  constructor(private readonly ports: Ports) {}

  /** The app is visible: connect. */
  show(): void {
    if (this.shown) return
    this.shown = true
    this.failures = 0
    void this.connect()
  }

  /** The app is hidden: let go. */
  hide(): void {
    this.shown = false
    this.drop()
    this.ports.onState('closed')
  }

  /** The network came back, the line or the user changed: connect afresh, at once. */
  restart(): void {
    if (!this.shown) return
    this.drop()
    this.failures = 0
    void this.connect()
  }

  /** Sends now, or not at all: what must survive a reconnect is a subscription. */
  send(message: ClientMessage): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message))
  }

  private async connect(): Promise<void> {
    this.ports.onState('connecting')
    if (!(await this.ports.isOnline())) {
      this.ports.onState('offline')
      return this.ports.noNetwork()
    }
    if (!this.shown || this.socket) return
    const socket = this.ports.open({
      open: () => this.socket === socket && this.opened(),
      message: (text) => this.socket === socket && this.heard(text),
      closed: () => this.socket === socket && this.lost(),
    })
    this.socket = socket
    this.watchSilence()
  }

  private opened(): void {
    this.isOpen = true
    this.send({ method: 'check' })
    for (const message of this.ports.subscriptions()) this.send(message)
    this.beat = setInterval(() => this.send({ method: 'check' }), HEARTBEAT_MS)
  }

  private heard(text: string): void {
    this.failures = 0
    this.watchSilence()
    this.ports.onState('live')
    const message = parse(text)
    if (message) this.ports.onMessage(message)
  }

  private lost(): void {
    this.drop()
    if (!this.shown) return
    this.ports.onState('connecting')
    const ceiling = Math.min(LIVE_RETRY * 2 ** this.failures, MAX_RETRY_MS)
    const wait = this.failures === 0 ? LIVE_RETRY : ceiling / 2 + (ceiling / 2) * this.ports.random()
    this.failures += 1
    this.ports.onLost(this.failures)
    this.retry = setTimeout(() => void this.connect(), wait)
  }

  private watchSilence(): void {
    if (this.deadMan) clearTimeout(this.deadMan)
    this.deadMan = setTimeout(() => this.lost(), SILENCE_MS)
  }

  private drop(): void {
    const { socket } = this
    this.socket = null
    this.isOpen = false
    if (this.retry) clearTimeout(this.retry)
    if (this.beat) clearInterval(this.beat)
    if (this.deadMan) clearTimeout(this.deadMan)
    this.retry = this.beat = this.deadMan = null
    socket?.close()
  }
}

const parse = (text: string): ServerMessage | null => {
  try {
    const message = JSON.parse(text) as { code?: unknown } | null
    return typeof message?.code === 'number' ? (message as ServerMessage) : null
  } catch {
    return null
  }
}
