import WebSocket from 'ws'
import { PAIRS } from '@core/domain'

/**
 * Many live sockets in a process of their own, told by its parent. A price is the number of its tick, and a tick is due
 * at `begin + number * interval` (ms): its delay, from then to the first message that shows it or a later one, counts
 * whatever held it up on the way, this process included.
 */
export type Order =
  | { readonly do: 'open'; readonly address: string; readonly sockets: number; readonly interval: number }
  /** Counts anew; the first `slow` sockets read nothing from now on. */
  | { readonly do: 'count'; readonly begin: number; readonly slow: number }
  | { readonly do: 'report'; readonly last: number }

export interface Report {
  /** p50, p95, p99 and the longest, ms. */
  readonly delays: readonly number[]
  readonly messages: number
  /** Readers that have not seen the last tick. */
  readonly late: number
  /** CPU seconds since the count began. */
  readonly cpu: number
}

export const FIRST_PRICE = 1_000

const PER_ADDRESS = 100
const LONGEST = 60_000
const MARK = Buffer.from('"currentPrice":"')

/** One clock for both processes, finer than Date.now(). */
export const now = (): number => performance.timeOrigin + performance.now()

const tickOf = (data: Buffer): number => {
  const at = data.indexOf(MARK)
  if (at < 0) return NaN
  return Number.parseInt(data.toString('latin1', at + MARK.length, at + MARK.length + 12), 10) - FIRST_PRICE
}

class Clients {
  private readonly sockets: WebSocket[] = []
  private shown = new Int32Array(0)
  private counts = new Uint32Array(LONGEST + 1)
  private messages = 0
  private slow = 0
  private begin = NaN
  private interval = NaN
  private cpu = process.cpuUsage()

  async open({ address, sockets, interval }: Extract<Order, { do: 'open' }>): Promise<void> {
    this.interval = interval
    this.shown = new Int32Array(sockets)
    const opened = Array.from({ length: sockets }, (_, i) => this.connect(address, i))
    await Promise.all(opened)
  }

  count({ begin, slow }: Extract<Order, { do: 'count' }>): void {
    ;[this.begin, this.slow, this.messages] = [begin, slow, 0]
    this.counts.fill(0)
    this.cpu = process.cpuUsage()
    for (const socket of this.sockets.slice(0, slow)) socket.pause()
  }

  report({ last }: Extract<Order, { do: 'report' }>): Report {
    const { user, system } = process.cpuUsage(this.cpu)
    const total = this.counts.reduce((sum, count) => sum + count, 0)
    return {
      delays: [0.5, 0.95, 0.99, 1].map((share) => this.percentile(Math.ceil(total * share))),
      messages: this.messages,
      late: this.shown.subarray(this.slow).filter((tick) => tick < last).length,
      cpu: (user + system) / 1e6,
    }
  }

  private percentile(rank: number): number {
    let seen = 0
    return this.counts.findIndex((count) => (seen += count) >= rank)
  }

  private connect(address: string, i: number): Promise<void> {
    const localAddress = `127.0.0.${2 + Math.floor(i / PER_ADDRESS)}`
    const socket = new WebSocket(address, { localAddress, perMessageDeflate: false })
    this.sockets[i] = socket
    const topic = { method: 'sub', type: 1, tradeId: PAIRS[i % PAIRS.length]?.tradeId }
    socket.on('open', () => socket.send(JSON.stringify(topic)))
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('message', (data: Buffer) => {
        const tick = tickOf(data)
        if (Number.isNaN(tick)) return
        resolve()
        this.heard(i, tick)
      })
    })
  }

  private heard(i: number, tick: number): void {
    const at = now()
    const before = this.shown[i] ?? 0
    this.shown[i] = tick
    if (i < this.slow) return
    this.messages++
    for (let n = before + 1; n <= tick; n++) {
      const delay = Math.min(LONGEST, Math.max(0, Math.round(at - this.begin - n * this.interval)))
      this.counts[delay] = (this.counts[delay] ?? 0) + 1
    }
  }
}

/** What the process does when it is forked. */
export const runClients = (): void => {
  const clients = new Clients()
  const answer = (value: Report | null): void => void process.send?.(value)
  process.on('message', (order: Order) => {
    if (order.do === 'open') void clients.open(order).then(() => answer(null))
    else if (order.do === 'count') clients.count(order)
    else answer(clients.report(order))
  })
  process.on('disconnect', () => process.exit())
}
