import type { ResponseOf } from '@core/contract/schemas'
import type { TextKey } from '@/i18n'
import '@/i18n/areas/withdraw'

type Item = ResponseOf<'assets.withdrawHistories'>['list'][number]
export type Withdrawal = Extract<Item, { kind: 'withdrawal' }>

export const isWithdrawal = (item: Item): item is Withdrawal => item.kind === 'withdrawal'

/** What arrives and what it costs: nothing once it was rejected or cancelled, for then all of it is back. */
export const figuresOf = ({ status, received, fee }: Withdrawal): { received: string; fee: string } =>
  status === 'rejected' || status === 'cancelled' ? { received: '0', fee: '0' } : { received, fee }

/** The money has not arrived yet, but still will. */
export const isUnderWay = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  status === 'pending' || status === 'approved'

export interface Step {
  readonly id: string
  readonly text: TextKey
  /** `ended`: it stopped here. */
  readonly state: 'done' | 'current' | 'next' | 'ended'
  /** When it happened. */
  readonly time: number | null
}

const step = (id: string, state: Step['state'], time: number | null = null): Step => ({
  id,
  text: `withdraw.step_${id}` as TextKey,
  state,
  time,
})

/** What happened to a withdrawal, what is happening, and what is still to come. */
export const timelineOf = ({ status, txId, time, decidedAt, paidAt }: Withdrawal): readonly Step[] => {
  const requested = step('requested', 'done', time)
  switch (status) {
    case 'pending':
      return [requested, step('review', 'current'), step('pay', 'next')]
    case 'approved':
      return [requested, step('approved', 'done', decidedAt), step(txId ? 'sent' : 'pay', 'current')]
    case 'paid':
      return [requested, step('approved', 'done', decidedAt), step('paid', 'done', paidAt)]
    default:
      return [requested, step(status, 'ended', decidedAt)]
  }
}
