import type { TextKey } from '@/i18n'
import '@/i18n/areas/contracts'
import type { WorkingOrder } from '@/stores/positions'

const CANCELLED = {
  user: 'contracts.cancelledByYou',
  slippage: 'contracts.cancelledSlippage',
  noTick: 'contracts.cancelledNoTick',
  positionClosed: 'contracts.cancelledPositionClosed',
  paused: 'contracts.cancelledPaused',
} as const satisfies Record<NonNullable<WorkingOrder['cancelReason']>, TextKey>

const WHY = {
  user: 'contracts.whyUser',
  slippage: 'contracts.whySlippage',
  noTick: 'contracts.whyNoTick',
  positionClosed: 'contracts.whyPositionClosed',
  paused: 'contracts.whyPaused',
} as const satisfies Record<NonNullable<WorkingOrder['cancelReason']>, TextKey>

/** How far an order came, in a few words. */
export const orderStateKey = ({ status, cancelReason }: WorkingOrder): TextKey => {
  if (status === 0) return 'contracts.stateWorking'
  return status === 1 ? 'contracts.stateFilled' : CANCELLED[cancelReason ?? 'user']
}

/** Why an order was cancelled, as sentences: what happened, that nothing was lost, what to do next. */
export const cancelKey = ({ cancelReason }: WorkingOrder): TextKey => WHY[cancelReason ?? 'user']
