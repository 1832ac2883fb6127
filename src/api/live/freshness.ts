import { STALE_PRICE } from '@core/domain'
import { marketClock, marketNow } from '@/stores/clock'
import { markOldQuotes } from '@/stores/quotes'

/** What a price may take from the server to the screen, in ms of this device. */
const ON_THE_WAY = 2_000
const STEP = 1_000

let timer: ReturnType<typeof setInterval> | null = null

/** Without a word from the server nobody knows the market's time, and there is no live price either. */
export const checkQuotes = (): void => {
  const { feed, speed } = marketClock.getState()
  if (feed !== null) markOldQuotes(marketNow(), STALE_PRICE + ON_THE_WAY * speed)
}

/** Keeps marking prices that have become old, while the app is on screen. */
export const freshness = {
  watch: (): void => {
    checkQuotes()
    timer ??= setInterval(checkQuotes, STEP)
  },
  stop: (): void => {
    if (timer) clearInterval(timer)
    timer = null
  },
}
