import { WebsocketClient } from 'binance'
import type { Logger } from 'pino'

/** The exchange tells something every second: a line silent for so long (ms) is dead. */
const SILENCE = 5_000
const LOOK = 500
/** First and longest wait (ms) before the next try; it doubles in between. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000
/** A connection that held so long (ms) was a good one: the next wait is the first one again. */
const HELD = 30_000

export interface StreamEvents {
  /** The line is there; what happened before must be fetched. */
  onUp: () => void
  /** Whatever is told from now on may have holes. */
  onDown: () => void
  onMessage: (message: unknown) => void
}

const quiet = (log: Logger) => ({
  trace: () => undefined,
  info: () => undefined,
  error: (...what: unknown[]) => log.warn({ what: String(what[0]) }, 'market feed: the line to the exchange'),
})

/** A line to the exchange's stream that is put up again whenever it ends or falls silent. */
export class ExchangeStream {
  private client: WebsocketClient | null = null
  private timer: NodeJS.Timeout | null = null
  private readonly watch: NodeJS.Timeout
  private tries = 0
  private upSince = 0
  private heardAt = 0
  private stopped = false

  constructor(
    private readonly url: string,
    private readonly topics: readonly string[],
    private readonly events: StreamEvents,
    private readonly log: Logger,
  ) {
    this.watch = setInterval(() => {
      if (this.client && performance.now() - this.heardAt > SILENCE) this.lost('silence')
    }, LOOK)
    this.connect()
  }

  /** Puts the line up anew: what it tells cannot be trusted. */
  renew(why: string): void {
    if (this.client) this.lost(why)
  }

  stop(): void {
    this.stopped = true
    clearInterval(this.watch)
    if (this.timer) clearTimeout(this.timer)
    this.drop()
  }

  private connect(): void {
    const client = new WebsocketClient({ wsUrl: this.url }, quiet(this.log))
    this.client = client
    this.heardAt = performance.now()
    const mine = (handle: () => void) => (): void => {
      if (this.client === client) handle()
    }
    client.on(
      'open',
      mine(() => {
        this.upSince = performance.now()
        this.events.onUp()
      }),
    )
    client.on('message', (message) => {
      if (this.client !== client) return
      this.heardAt = performance.now()
      this.events.onMessage(message)
    })
    for (const event of ['close', 'reconnecting', 'exception'] as const)
      client.on(
        event,
        mine(() => this.lost(event)),
      )
    client.subscribe([...this.topics], 'main').catch(mine(() => this.lost('refused')))
  }

  private lost(why: string): void {
    const held = this.upSince > 0 && performance.now() - this.upSince > HELD
    this.tries = held ? 0 : this.tries + 1
    this.upSince = 0
    this.drop()
    this.events.onDown()
    if (this.stopped) return
    const wait = Math.min(FIRST_WAIT * 2 ** Math.max(0, this.tries - 1), LONGEST_WAIT)
    this.log.warn({ why, wait }, 'market feed: the line to the exchange is lost')
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }

  /** The client tries again by itself: it is left for good. */
  private drop(): void {
    const { client } = this
    this.client = null
    if (!client) return
    client.closeAll(true)
    client.removeAllListeners()
    client.on('exception', () => undefined)
  }
}
