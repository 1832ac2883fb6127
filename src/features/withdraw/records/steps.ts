import type { ResponseOf } from '@core/contract/schemas'
import type { TextKey } from '@/i18n'

type Item = ResponseOf<'assets.withdrawHistories'>['list'][number]
export type Withdrawal = Extract<Item, { kind: 'withdrawal' }>

export const isWithdrawal = (item: Item): item is Withdrawal => item.kind === 'withdrawal'

export interface Step {
  readonly text: TextKey
  readonly time: number | null
  /** Done, under way, still to come, or the end without payment. */
  readonly mark: 'done' | 'now' | 'next' | 'end'
}

type Facts = Pick<Withdrawal, 'status' | 'time' | 'decidedAt' | 'paidAt'>

const step = (text: TextKey, mark: Step['mark'], time: number | null = null): Step => ({ text, mark, time })

/** What happened to a withdrawal so far, and what comes next. */
export const stepsOf = ({ status, time, decidedAt, paidAt }: Facts): readonly Step[] => {
  const asked = step('withdraw.step_requested', 'done', time)
  switch (status) {
    case 'pending':
      return [asked, step('withdraw.step_review', 'now'), step('withdraw.step_payment', 'next')]
    case 'approved':
      return [asked, step('withdraw.step_approved', 'done', decidedAt), step('withdraw.step_paying', 'now')]
    case 'paid':
      return [
        asked,
        step('withdraw.step_approved', 'done', decidedAt),
        step('withdraw.step_paid', 'done', paidAt),
      ]
    case 'rejected':
      return [asked, step('withdraw.step_rejected', 'end', decidedAt)]
    case 'cancelled':
      return [asked, step('withdraw.step_cancelled', 'end', decidedAt)]
  }
}

/** Groups of four, so that an address can be compared by eye. */
export const inGroups = (address: string): string => address.replace(/(.{4})(?=.)/g, '$1 ')
