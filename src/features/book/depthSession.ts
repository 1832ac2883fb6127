import { createStore } from 'zustand/vanilla'
import type { Pair } from '@core/domain'
import type { Money } from '@core/money'
import type { BookPrefs } from '@/stores/bookPrefs'
import { bookOf, books } from '@/stores/books'
import { drawDepth } from './draw/depth'
import { drawCursor, type CursorLabels } from './draw/depthCursor'
import { depthScale } from './draw/depthScale'
import { Layer } from './draw/layer'
import type { BookTheme } from './draw/theme'
import { depthCurve, placeOf, readingAt, type DepthCurve, type DepthReading } from './model/depth'
import type { PointTarget } from './model/pointer'

export interface DepthViewState {
  readonly pair: Pair
  readonly prefs: BookPrefs
  readonly theme: BookTheme
  readonly labels: CursorLabels
}

/** The depth curves and their cursor, each on a canvas of its own; drawn when the book or the cursor changes. */
export class DepthSession implements PointTarget {
  readonly base = new Layer((surface) => {
    const { pair, theme } = this.view
    drawDepth(surface, { curve: this.current(), priceScale: pair.priceScale, theme })
  })
  readonly top = new Layer((surface) => {
    const { pair, theme, labels, prefs } = this.view
    drawCursor(surface, {
      curve: this.current(),
      reading: this.reading(),
      priceScale: pair.priceScale,
      amountDecimals: prefs.decimals,
      labels,
      theme,
    })
  })
  /** The price that is pointed at; it stays while the book moves. */
  readonly cursor = createStore<{ readonly price: Money | null }>(() => ({ price: null }))
  private curve: DepthCurve | null | undefined

  constructor(private view: DepthViewState) {}

  configure(view: DepthViewState): void {
    if (view.pair !== this.view.pair) this.cursor.setState({ price: null })
    this.view = view
    this.changed()
  }

  /** Draws whenever the book changes. @returns the way to stop */
  follow(): () => void {
    this.changed()
    return books.subscribe((now, before) => {
      const { tradeId } = this.view.pair
      if (now.byId[tradeId] !== before.byId[tradeId]) this.changed()
    })
  }

  point(x: number): void {
    const curve = this.current()
    const size = this.base.size
    if (curve && size) this.pointAt(depthScale(curve, size.width, size.height).priceAt(x))
  }

  clear(): void {
    this.pointAt(null)
  }

  step(by: -1 | 1): void {
    const curve = this.current()
    if (!curve) return
    const { price } = this.cursor.getState()
    const at = price
      ? placeOf(curve, price)
      : { side: by < 0 ? ('ask' as const) : ('bid' as const), index: 0 }
    const index = at.index + (at.side === 'bid' ? -by : by)
    const other = at.side === 'bid' ? 'ask' : 'bid'
    this.pointAt(index < 0 ? readingAt(curve, other, 0).price : readingAt(curve, at.side, index).price)
  }

  /** What the cursor tells now; null without one. */
  reading(): DepthReading | null {
    const curve = this.current()
    const { price } = this.cursor.getState()
    if (!curve || !price) return null
    const { side, index } = placeOf(curve, price)
    return readingAt(curve, side, index)
  }

  current(): DepthCurve | null {
    if (this.curve === undefined) {
      const book = bookOf(this.view.pair.tradeId)
      this.curve = book && depthCurve(book)
    }
    return this.curve
  }

  private pointAt(price: Money | null): void {
    this.cursor.setState({ price })
    this.top.invalidate()
  }

  private changed(): void {
    this.curve = undefined
    this.base.invalidate()
    this.top.invalidate()
  }
}
