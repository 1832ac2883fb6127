import { FUND, WALLET } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Foundation } from '../../context'
import { stableId, userAccount, type Entry } from '../../ledger'
import { closeOutbox } from '../../partners/outbox'
import type { Tx } from '../../store/db'
import type { TransferRow } from '../../store/tables/transfers'
import { currencyIdOf } from '../accounts'
import { tellOfTransfer } from './rows'

/** What a partner, or an operator for it, says of a pending transfer. */
export interface Verdict {
  transferId: string
  partnerId: string
  outcome: 'accepted' | 'returned'
  reason: string | null
  reference: string | null
}

const LOCK = 'select * from transfers where id = $1 and partner_id = $2 and from_user is not null for update'
const DECIDE = `
update transfers set state = $2, reason = $3, reference = $4, decided_at = $5 where id = $1 returning *`

/** Accepted: to the world outside. Returned: back to the available balance. */
const entriesOf = (row: TransferRow, userId: string, outcome: Verdict['outcome'], chain: string): Entry[] => {
  const amount = toWire(money(row.amount))
  const account = userAccount(userId, WALLET, currencyIdOf(row.currency_id))
  const fundType = outcome === 'accepted' ? FUND.transferOut : FUND.partnerTransferIn
  const target = outcome === 'accepted' ? chain : account
  return [
    { account, bucket: 'frozen', fundType, amount: `-${amount}` },
    { account: target, bucket: 'available', fundType, amount },
  ]
}

/**
 * Decides a pending transfer, exactly once: its row is locked, and a second verdict finds it decided.
 * @returns the transfer as it is now, and whether this verdict made it so; null when the partner has no such transfer
 */
export const decideTransfer = async (
  parts: Pick<Foundation, 'clock' | 'ledger'> & Partial<Pick<Foundation, 'bus'>>,
  t: Tx,
  { transferId, partnerId, outcome, reason, reference }: Verdict,
): Promise<{ row: TransferRow; decided: boolean } | null> => {
  const { clock, ledger } = parts
  const [row] = await t.query<TransferRow>('transfers.lock', LOCK, [transferId, partnerId])
  if (!row?.from_user) return null
  if (row.state !== 'pending') return { row, decided: false }
  const params = [transferId, outcome, reason, reference, clock.now()]
  const [now] = await t.query<TransferRow>('transfers.decide', DECIDE, params)
  if (!now) throw new Error(`transfer ${transferId} vanished under its lock`)
  await closeOutbox(t, transferId)
  const chain = await ledger.house(t, 'chain', currencyIdOf(row.currency_id))
  const entries = entriesOf(row, row.from_user, outcome, chain)
  const txId = stableId('transfer.decided', transferId)
  await ledger.post(t, [
    { txId, event: `partner.${outcome}`, refType: 'partnerTransfer', refId: transferId, entries },
  ])
  tellOfTransfer(parts, t, now, outcome)
  return { row: now, decided: true }
}
