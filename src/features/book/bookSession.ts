import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Pair } from '@core/domain'
import type { Surface } from '@/platform/canvas'
import type { BookPrefs } from '@/stores/bookPrefs'
import { bookOf, books } from '@/stores/books'
import { drawLadder, lengthOf } from './draw/ladder'
import { Layer } from './draw/layer'
import type { BookTheme } from './draw/theme'
import { groupDecimals, groupSide, type BookLevel, type BookSide } from './model/grouping'

export interface BookView {
  readonly pair: Pair
  /** Rows a side. */
  readonly rows: number
  /** Asks above bids in one column, instead of bids beside asks. */
  readonly compact: boolean
  readonly prefs: BookPrefs
  readonly theme: BookTheme
}

interface Sides {
  readonly bid: readonly BookLevel[]
  readonly ask: readonly BookLevel[]
}

/** The book on its two canvases. A new book is grouped once, when it is drawn: the page renders nothing. */
export class BookSession {
  readonly layers: Readonly<Record<BookSide, Layer>> = {
    bid: new Layer((surface) => this.draw('bid', surface)),
    ask: new Layer((surface) => this.draw('ask', surface)),
  }
  readonly view: StoreApi<BookView>
  private sides: Sides | null = null

  constructor(view: BookView) {
    this.view = createStore(() => view)
  }

  configure(view: BookView): void {
    this.sides = null
    this.view.setState(view)
    this.changed()
  }

  /** Draws whenever the book changes. @returns the way to stop */
  follow(): () => void {
    this.changed()
    return books.subscribe((now, before) => {
      const { tradeId } = this.view.getState().pair
      if (now.byId[tradeId] !== before.byId[tradeId]) this.changed()
    })
  }

  /** The rows as they are on screen, best price first. */
  levels(side: BookSide): readonly BookLevel[] {
    this.sides ??= this.group()
    return this.sides[side]
  }

  private changed(): void {
    this.sides = null
    this.layers.bid.invalidate()
    this.layers.ask.invalidate()
  }

  private group(): Sides {
    const { pair, rows, prefs } = this.view.getState()
    const book = bookOf(pair.tradeId)
    const decimals = groupDecimals(pair.priceScale, prefs.group)
    return {
      bid: groupSide(book?.buyList ?? [], 'bid', decimals, rows),
      ask: groupSide(book?.sellList ?? [], 'ask', decimals, rows),
    }
  }

  private draw(side: BookSide, surface: Surface): void {
    const { pair, rows, compact, prefs, theme } = this.view.getState()
    const levels = this.levels(side)
    const widest = (['bid', 'ask'] as const).map((each) => lengthOf(this.levels(each).slice(-1)[0]))
    drawLadder(surface, {
      side,
      levels,
      rows,
      widest: Math.max(...widest),
      priceAt: compact || side === 'ask' ? 'left' : 'right',
      upwards: compact && side === 'ask',
      priceDecimals: groupDecimals(pair.priceScale, prefs.group),
      amountDecimals: prefs.decimals,
      theme,
    })
  }
}
