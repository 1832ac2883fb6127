import type { Moment } from '../../contracts/cursor'
import type { ContractOrderRow } from '../../store/tables/contracts'

type State = Pick<
  ContractOrderRow,
  | 'state'
  | 'cancel_reason'
  | 'accepted_at'
  | 'accepted_seq'
  | 'tick_seq'
  | 'tick_time'
  | 'tick_price'
  | 'trade_price'
  | 'finished_at'
>

/** What every order begins with. */
export const workingOrder = ({ at, seq }: Moment): State => ({
  state: 'working',
  cancel_reason: null,
  accepted_at: String(at),
  accepted_seq: seq,
  tick_seq: null,
  tick_time: null,
  tick_price: null,
  trade_price: null,
  finished_at: null,
})
