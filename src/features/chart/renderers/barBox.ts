import type { Frame } from './frame'

/** Widths of a bar's body and wick in device pixels. */
export interface BarBox {
  readonly body: number
  readonly wick: number
}

const BODY_SHARE = 0.68

/** Body 68% of the slot. Both widths are whole device pixels of the same parity, so that the wick is centred. */
export const barBox = ({ model, dpr }: Pick<Frame, 'model' | 'dpr'>): BarBox => {
  const wanted = Math.max(1, Math.floor(model.view.slot * BODY_SHARE * dpr))
  const full = Math.max(1, Math.round(dpr))
  const wick = wanted < 3 * full ? 1 : full
  return { body: (wanted - wick) % 2 === 0 ? wanted : wanted - 1, wick }
}

/** Left edge in CSS pixels of something `width` device pixels wide around `x`, on whole device pixels. */
export const leftOf = (x: number, width: number, dpr: number): number => Math.round(x * dpr - width / 2) / dpr
