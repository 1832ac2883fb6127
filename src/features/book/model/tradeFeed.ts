import { createStore } from 'zustand/vanilla'
import type { WireTrade } from '@core/contract/live'
import { follows, joinTrades, newsOf, SHOWN } from './trades'

/** Pause before missing trades are asked for again, in ms. */
const PAUSE = 2_000

interface Trades {
  /** Newest first; null until the first word. */
  readonly list: readonly WireTrade[] | null
}

/**
 * The newest trades of one pair without holes. Every subscription begins with the last ones, so that a short break
 * closes by itself; where the numbers show that some are missing, they are fetched before the newer ones are shown.
 */
export class TradeFeed {
  readonly state = createStore<Trades>(() => ({ list: null }))
  private waiting: WireTrade[] = []
  private filling = false
  private fillAfter = 0

  constructor(
    private readonly fetchLast: (limit: number) => Promise<readonly WireTrade[]>,
    private readonly now: () => number = Date.now,
  ) {}

  /** @param message newest first */
  live(message: readonly WireTrade[]): void {
    if (this.filling) {
      this.waiting = joinTrades(message, this.waiting)
      return
    }
    const { list } = this.state.getState()
    const known = list ?? []
    const news = newsOf(message, known)
    if (list && news.length === 0) return
    if (follows(news, known)) this.show(joinTrades(news, known))
    else if (this.now() >= this.fillAfter) void this.fill(news)
  }

  /** What is fetched takes the place of all; what came meanwhile is put before it. */
  private async fill(news: readonly WireTrade[]): Promise<void> {
    this.filling = true
    this.waiting = [...news]
    this.fillAfter = this.now() + PAUSE
    try {
      const fetched = await this.fetchLast(SHOWN + 1)
      this.show(joinTrades(this.waiting, fetched))
    } catch {
      // The list stays as it was: the next message shows the hole again.
    } finally {
      this.filling = false
      this.waiting = []
    }
  }

  private show(list: readonly WireTrade[]): void {
    this.state.setState({ list })
  }
}
