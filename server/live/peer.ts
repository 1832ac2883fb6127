import type { Session } from '../http/session'

/** One message for the wire; a newer frame of the same key replaces one that still waits. */
export interface Frame {
  key: string
  text: string
}

/** What a peer needs of a socket. */
export interface Wire {
  readonly bufferedAmount: number
  send(text: string): void
  ping(): void
  close(code: number, reason: string): void
  terminate(): void
}

/** Bytes that may wait in a socket before frames are held back. */
const BUFFER_LIMIT = 256 * 1024
const DRAIN_INTERVAL = 100
/** Frames of different keys that may be held back; a client this far behind is cut off. */
const PENDING_LIMIT = 1_000

/** One connected client. */
export class Peer {
  /** Keys it follows, with the way to stop. */
  readonly subscriptions = new Map<string, () => void>()
  /** Who it proved to be, with the token that proves it. */
  identity: { token: string; session: Session } | null = null
  private readonly pending = new Map<string, string>()
  private drain: NodeJS.Timeout | null = null
  private heard = true
  private left = false

  constructor(private readonly wire: Wire) {}

  /** Sends the frame, or keeps it as the latest of its key while the client is slow. */
  offer({ key, text }: Frame): void {
    if (this.left) return
    if (this.pending.size === 0 && this.wire.bufferedAmount < BUFFER_LIMIT) {
      this.wire.send(text)
      return
    }
    this.pending.set(key, text)
    if (this.pending.size > PENDING_LIMIT) this.cut()
    else this.drainLater()
  }

  /** True once the socket is gone: nothing may be started for it any more. */
  get gone(): boolean {
    return this.left
  }

  /** Called on whatever arrives. */
  alive(): void {
    this.heard = true
  }

  /** Cuts a peer off that was silent since the last call, else asks for a sign of life. */
  probe(): void {
    if (!this.heard) {
      this.cut()
      return
    }
    this.heard = false
    this.wire.ping()
  }

  close(code: number, reason: string): void {
    this.wire.close(code, reason)
  }

  /** Ends all subscriptions, once the socket is gone. */
  leave(): void {
    this.left = true
    if (this.drain) clearTimeout(this.drain)
    this.drain = null
    this.pending.clear()
    this.subscriptions.forEach((stop) => stop())
    this.subscriptions.clear()
  }

  private cut(): void {
    this.leave()
    this.wire.terminate()
  }

  private drainLater(): void {
    this.drain ??= setTimeout(() => {
      this.drain = null
      for (const [key, text] of this.pending) {
        if (this.wire.bufferedAmount >= BUFFER_LIMIT) break
        this.pending.delete(key)
        this.wire.send(text)
      }
      if (this.pending.size > 0) this.drainLater()
    }, DRAIN_INTERVAL)
  }
}
