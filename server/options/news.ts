import type { Outcome } from '@core/domain/options'
import type { News } from '../services/notifications/notify'
import type { OptionOrderRow } from '../store/tables/options'
import { tradeName } from '../contracts/names'
import { amountText } from './wire'

const OUTCOMES = { win: 'optionWon', loss: 'optionLost', equal: 'optionEven' } as const

type What = (typeof OUTCOMES)[Outcome] | 'optionVoid' | 'optionSold'

const whatOf = ({ state, outcome }: OptionOrderRow): What | null => {
  if (state === 'void') return 'optionVoid'
  if (state === 'soldBack') return 'optionSold'
  return state === 'settled' && outcome ? OUTCOMES[outcome] : null
}

/** What the owner of a finished order is told; nothing of one that was cancelled before it opened. */
export const newsOfOrder = (row: OptionOrderRow): News[] => {
  const what = whatOf(row)
  if (!what) return []
  const figures = { stake: amountText(row.stake), result: amountText(row.result ?? '0') }
  const params = { what, pair: tradeName(row.trade_id), direction: row.direction, ...figures }
  const link = `/pages/agreement/receipt?id=${row.id}`
  return [{ userId: row.user_id, kind: 'orderSettled', params, link }]
}
