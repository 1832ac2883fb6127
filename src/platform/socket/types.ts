export interface SocketHandlers {
  readonly open: () => void
  readonly message: (text: string) => void
  /** The connection is over, whatever the reason; called once. */
  readonly closed: () => void
}

export interface Socket {
  send(text: string): void
  close(): void
}
