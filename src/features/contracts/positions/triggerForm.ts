import type { AppProblem } from '@core/domain'
import { readPrice, triggerProblem } from '@core/domain/contracts'
import { money, parseAmount, type Money } from '@core/money'
import type { Position } from '@/stores/positions'
import type { Terms } from '../terms'
import { sideOfType } from '../words'

/** Take-profit and stop-loss as typed; an empty one is none. */
export interface TypedTriggers {
  readonly win: string
  readonly lost: string
}

/** What is wrong with the prices, beside the last price. */
export const triggerErrors = (
  { win, lost }: TypedTriggers,
  position: Position,
  terms: Terms,
  last: string | null,
): { readonly win: AppProblem | null; readonly lost: AppProblem | null } => {
  const typed = (text: string) => (text.trim() ? readPrice(text, terms.priceScale).problem : null)
  const errors = { win: typed(win), lost: typed(lost) }
  if (errors.win || errors.lost || last === null) return errors
  const read = (text: string): Money | null => parseAmount(text.trim(), terms.priceScale)
  const liquidation = position.expectClosePrice === null ? null : money(position.expectClosePrice)
  const prices = { win: read(win), lost: read(lost), liquidation }
  const code = triggerProblem(sideOfType(position.tradeType), money(last), prices)
  return {
    win: code === 'WIN_PRICE_INVALID' ? { code } : null,
    lost: code === 'LOST_PRICE_INVALID' ? { code } : null,
  }
}
