import type WebSocket from 'ws'

export interface Message {
  code: number
  obj: Record<string, unknown> | null
}

/** A client that keeps what it got. */
export class Socket {
  readonly got: Message[] = []
  readonly closed: Promise<number>
  private waiting: (() => void)[] = []

  constructor(private readonly ws: WebSocket) {
    ws.on('message', (data: Buffer) => {
      this.got.push(JSON.parse(data.toString('utf8')) as Message)
      this.waiting.splice(0).forEach((wake) => wake())
    })
    ws.on('error', () => undefined)
    this.closed = new Promise((resolve) => ws.on('close', resolve))
  }

  text(text: string): void {
    this.ws.send(text)
  }

  send(message: Record<string, unknown>): void {
    this.text(JSON.stringify(message))
  }

  /** Waits until `count` messages of a code are there, and gives them. */
  async until(code: number, count = 1): Promise<Message[]> {
    for (;;) {
      const found = this.got.filter((m) => m.code === code)
      if (found.length >= count) return found
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
  }

  /** What came up to now, once the server has answered a heartbeat sent after everything before. */
  async settled(): Promise<Message[]> {
    const beats = this.got.filter((m) => m.code === 4).length
    this.send({ method: 'check' })
    await this.until(4, beats + 1)
    return this.got
  }

  close(): void {
    this.ws.close()
  }
}
