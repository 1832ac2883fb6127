import type { CandlePage, CandleSource } from '@/features/chart/feed/candleFeed'
import type { Candle } from '@/features/chart/model/bars'
import { candle, MINUTE, START } from './helpers'

/** A market of one-minute bars whose socket may lose what happens while it is down. */
export class FakeMarket implements CandleSource {
  bars: Candle[]
  fetches: { before?: number; limit: number }[] = []
  broken = false
  private send: ((candles: readonly Candle[]) => void) | null = null
  private back: (() => void) | null = null

  constructor(count: number) {
    this.bars = Array.from({ length: count }, (_, i) => candle(START + i * MINUTE, String(i)))
  }

  fetch(query: { before?: number; limit: number }): Promise<CandlePage> {
    this.fetches.push(query)
    if (this.broken) return Promise.reject(new Error('down'))
    return Promise.resolve(this.page(query))
  }

  page({ before = Infinity, limit }: { before?: number; limit: number }): CandlePage {
    const older = this.bars.filter((c) => c.time < before)
    return { candles: older.slice(-limit), more: older.length > limit }
  }

  subscribe(onCandles: (candles: readonly Candle[]) => void): () => void {
    this.send = onCandles
    return () => (this.send = null)
  }

  onReconnect(run: () => void): () => void {
    this.back = run
    return () => (this.back = null)
  }

  /** The newest bar changes, or a new one begins; told to the socket unless `silent`. */
  trade(minute: number, close: string, silent = false): void {
    const next = candle(START + minute * MINUTE, close)
    this.bars = [...this.bars.filter((c) => c.time !== next.time), next]
    if (!silent) this.tell(next)
  }

  tell(...candles: Candle[]): void {
    this.send?.(candles)
  }

  reconnect(): void {
    this.back?.()
  }

  get subscribed(): boolean {
    return this.send !== null
  }
}
