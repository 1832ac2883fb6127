/** A price of the user's own that the chart shows: an order, position or alert at an exact price, maybe at a time (market ms). */
export interface ChartMark {
  readonly kind: 'open' | 'settle' | 'takeProfit' | 'stopLoss' | 'liquidation' | 'alert'
  readonly price: string
  readonly time?: number
  readonly side: 'up' | 'down'
  /** A few words: what it is and how much. */
  readonly label: string
}

const sameMark = (a: ChartMark, b: ChartMark): boolean =>
  a.kind === b.kind && a.price === b.price && a.time === b.time && a.side === b.side && a.label === b.label

/** Whether two lists show the same picture. */
export const sameMarks = (a: readonly ChartMark[], b: readonly ChartMark[]): boolean =>
  a.length === b.length && a.every((mark, i) => sameMark(mark, b[i]!))
