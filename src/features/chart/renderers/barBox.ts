import type { Frame } from './frame'

/** Widths of a bar's body and wick in CSS pixels. */
export interface BarBox {
  readonly body: number
  readonly wick: number
}

const BODY_SHARE = 0.68

/** Body 68% of the slot. Both widths are whole device pixels of the same parity, so that the wick is centred. */
export const barBox = ({ model, dpr }: Pick<Frame, 'model' | 'dpr'>): BarBox => {
  const wick = Math.max(1, Math.round(dpr))
  const wanted = Math.max(wick, Math.floor(model.view.slot * BODY_SHARE * dpr))
  const body = (wanted - wick) % 2 === 0 ? wanted : wanted - 1
  return { body: Math.max(wick, body) / dpr, wick: wick / dpr }
}
