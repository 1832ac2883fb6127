/**
 * accepted: waiting for its open tick. open: running. The other states are final:
 * settled (won, lost or equal), void (stake back by rule), cancelled (stake back by the user), soldBack.
 */
export const OPTION_STATES = ['accepted', 'open', 'settled', 'void', 'cancelled', 'soldBack'] as const
export type OptionState = (typeof OPTION_STATES)[number]

/** What the product shows. */
export type OptionStatus = 'settling' | 'completed' | 'cancelled'

const NEXT: Readonly<Record<OptionState, readonly OptionState[]>> = {
  accepted: ['open', 'void', 'cancelled'],
  open: ['settled', 'void', 'soldBack'],
  settled: [],
  void: [],
  cancelled: [],
  soldBack: [],
}

const STATUS: Readonly<Record<OptionState, OptionStatus>> = {
  accepted: 'settling',
  open: 'settling',
  settled: 'completed',
  void: 'cancelled',
  cancelled: 'cancelled',
  soldBack: 'cancelled',
}

export const canBecome = (from: OptionState, to: OptionState): boolean => NEXT[from].includes(to)
export const isFinal = (state: OptionState): boolean => NEXT[state].length === 0
export const statusOf = (state: OptionState): OptionStatus => STATUS[state]

export const statesOf = (status: OptionStatus): OptionState[] =>
  OPTION_STATES.filter((state) => STATUS[state] === status)
