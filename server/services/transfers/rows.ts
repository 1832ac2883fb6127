import { currency, type CurrencyId, type TransferKind, type TransferState } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Context } from '../../context'
import type { Tx } from '../../store/db'
import type { TransferRow } from '../../store/tables/transfers'
import { currencyIdOf } from '../accounts'
import { notify } from '../notifications/notify'

export interface NewTransfer {
  id: string
  kind: TransferKind
  fromUser: string | null
  toUser: string | null
  partnerId: string | null
  account: string
  currencyId: CurrencyId
  amount: string
  state: TransferState
  reference: string | null
}

/** A reference of a partner's credit that is there already inserts nothing. */
const INSERT = `
insert into transfers (id, kind, from_user, to_user, partner_id, account, currency_id, amount, state, reference,
                       created_at, decided_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $9 = 'pending' then null else $11::bigint end)
on conflict (partner_id, reference) where kind = 'partner' and to_user is not null do nothing
returning *`

/** @returns null when the partner has used the reference before */
export const insertTransfer = async (
  { clock }: Pick<Context, 'clock'>,
  t: Tx,
  row: NewTransfer,
): Promise<TransferRow | null> => {
  const [inserted] = await t.query<TransferRow>('transfers.insert', INSERT, [
    row.id,
    row.kind,
    row.fromUser,
    row.toUser,
    row.partnerId,
    row.account,
    row.currencyId,
    row.amount,
    row.state,
    row.reference,
    clock.now(),
  ])
  return inserted ?? null
}

/** Tells the users on both sides once the transaction is committed. */
export const announceTransfer = ({ bus }: Pick<Context, 'bus'>, t: Tx, row: TransferRow): void => {
  const users = [row.from_user, row.to_user].filter((id) => id !== null)
  t.afterCommit(() => {
    for (const userId of users) bus.publish('record', { userId, kind: 'transfer', id: row.id })
  })
}

/** Tells the user who received it, or whose payment a partner decided on. */
export const tellOfTransfer = (
  parts: Pick<Context, 'clock'> & Partial<Pick<Context, 'bus'>>,
  t: Tx,
  row: TransferRow,
  what: 'received' | 'accepted' | 'returned',
): void => {
  const userId = what === 'received' ? row.to_user : row.from_user
  if (!userId) throw new Error(`nobody is to be told of transfer ${row.id}`)
  const code = currency(currencyIdOf(row.currency_id)).code
  const params = { what, amount: toWire(money(row.amount)), currency: code }
  notify(parts, t, { userId, kind: 'transfer', params, link: `/pages/home/record?id=${row.id}` })
}
