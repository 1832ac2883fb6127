import { formatAmount, formatSigned, scaleOf, trimZeros } from '@core/money'
import type { TextKey } from '@/i18n'
import '@/i18n/areas/team'
import type { Statistics } from './useTeam'

/** A figure of the team: its name, what it means, and its value as text; null while it cannot be known. */
export interface Figure {
  readonly name: TextKey
  readonly what: TextKey
  readonly value: string | null
  /** Amounts are USDT; counts have no unit. */
  readonly unit: 'USDT' | null
}

const counted = (name: TextKey, what: TextKey, value: number): Figure => ({
  ...{ name, what, unit: null },
  value: formatAmount(String(value), 0),
})

const amount = (name: TextKey, what: TextKey, value: string | null, signed = false): Figure => ({
  ...{ name, what, unit: 'USDT' as const },
  value: value === null ? null : signed ? formatSigned(value) : formatAmount(value),
})

/** An amount without needless zeros, for limits and terms: `1,000`. */
export const roundAmount = (value: string): string => formatAmount(value, scaleOf(trimZeros(value)))

/** Every figure, in the order of the screen; docs/team.md defines each. */
export const figuresOf = (team: Statistics): readonly Figure[] => [
  counted('team.members', 'team.membersWhat', team.members),
  counted('team.effectiveMembers', 'team.effectiveMembersWhat', team.effectiveMembers),
  counted('team.directMembers', 'team.directMembersWhat', team.direct),
  counted('team.effectiveDirect', 'team.effectiveDirectWhat', team.effectiveDirect),
  counted('team.newToday', 'team.newTodayWhat', team.newToday),
  amount('team.recharge', 'team.rechargeWhat', team.recharge),
  amount('team.fundBalance', 'team.fundBalanceWhat', team.fundBalance),
  amount('team.contractBalance', 'team.contractBalanceWhat', team.contractBalance),
  amount('team.assigned', 'team.assignedWhat', team.assignedEarnings, true),
  amount('team.selfSelected', 'team.selfSelectedWhat', team.selfSelectedEarnings, true),
]
