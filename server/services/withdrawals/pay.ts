import { FUND, networkById, WALLET, type NetworkId } from '@core/domain'
import { money, sum, toWire } from '@core/money'
import type { ChainPayment } from '../../chain'
import type { Context, Foundation } from '../../context'
import { stableId, userAccount, type Entry } from '../../ledger'
import type { Tx } from '../../store/db'
import type { WithdrawalRow } from '../../store/tables/withdrawals'
import { announceWithdrawal, lockWithdrawal, tellOfWithdrawal } from './rows'

const HEX64 = /^[0-9a-f]{64}$/

/** A transaction's id in its one stored form, as the network writes it; null for what is none. */
export const readTxId = (network: NetworkId, text: string): string | null => {
  const plain = text.trim().toLowerCase()
  const digits = plain.replace(/^0x/, '')
  if (!HEX64.test(digits) || (network !== 'ethereum' && plain !== digits)) return null
  return network === 'ethereum' ? `0x${digits}` : digits
}

const TAKEN = `
select id from withdrawals where network = $1 and tx_id = $2 and currency_id = $3 and address = $4 and id <> $5`

/** True when another withdrawal to the same address is paid by this transaction already. */
export const isTaken = async (t: Tx, row: WithdrawalRow, txId: string): Promise<boolean> => {
  const params = [row.network, txId, row.currency_id, row.address, row.id]
  return (await t.query('withdrawals.taken', TAKEN, params)).length > 0
}

const ENTER = `
update withdrawals set tx_id = $2, tx_note = null, confirmations = 0, check_at = $3 where id = $1 returning *`

/** Names the transaction that pays an approved withdrawal; it counts once it was looked at on the chain. */
export const enterPayment = async (
  { clock }: Pick<Foundation, 'clock'>,
  t: Tx,
  row: WithdrawalRow,
  txId: string,
): Promise<WithdrawalRow> => {
  const [entered] = await t.query<WithdrawalRow>('withdrawals.enter', ENTER, [row.id, txId, clock.now()])
  if (!entered) throw new Error(`withdrawal ${row.id} vanished under its lock`)
  return entered
}

const receivedOfRow = (row: WithdrawalRow) => money(row.amount).minus(money(row.fee))

/** What is wrong with a transaction as payment of a withdrawal, for the operator; null when it pays exactly that. */
export const paymentFault = (row: WithdrawalRow, { outputs }: ChainPayment): string | null => {
  const own = outputs.filter((o) => o.address === row.address && o.currencyId === row.currency_id)
  const paid = sum(own.map((o) => money(o.amount)))
  const due = receivedOfRow(row)
  return paid.eq(due) ? null : `it pays ${toWire(paid)} to ${row.address}, not ${toWire(due)}`
}

/** frozen -> chain what is received, frozen -> fees the fee. */
const post = async ({ ledger }: Pick<Context, 'ledger'>, t: Tx, row: WithdrawalRow): Promise<void> => {
  const from = { account: userAccount(row.user_id, WALLET, row.currency_id), bucket: 'frozen' as const }
  const pay = (account: string, fundType: Entry['fundType'], amount: string): Entry[] => [
    { ...from, fundType, amount: `-${amount}` },
    { account, bucket: 'available', fundType, amount },
  ]
  const chain = await ledger.house(t, 'chain', row.currency_id)
  const entries = pay(chain, FUND.withdrawalPaid, toWire(receivedOfRow(row)))
  if (money(row.fee).gt('0')) {
    const fees = await ledger.house(t, 'fees', row.currency_id)
    entries.push(...pay(fees, FUND.fee, toWire(money(row.fee))))
  }
  const txId = stableId('withdrawal.paid', row.id)
  await ledger.post(t, [{ txId, event: 'withdrawal.paid', refType: 'withdrawal', refId: row.id, entries }])
}

const NOTE = `
update withdrawals set tx_note = $2, confirmations = $3
where id = $1 and (tx_note is distinct from $2 or confirmations <> $3) returning id`

const PAID = `
update withdrawals set state = 'paid', tx_note = null, confirmations = $2, paid_at = $3 where id = $1`

/**
 * Takes over what the chain says of an approved withdrawal's payment: books it once it is final, else notes how far it is,
 * or what is wrong with it. Nothing happens when it was paid, or another transaction entered, meanwhile.
 */
export const takePayment = async (
  ctx: Pick<Context, 'bus' | 'clock' | 'ledger'>,
  t: Tx,
  id: string,
  payment: ChainPayment,
): Promise<void> => {
  const row = await lockWithdrawal(t, id)
  if (row?.state !== 'approved' || row.tx_id !== payment.txId) return
  const fault = paymentFault(row, payment)
  const required = networkById(row.network)?.confirmations ?? 1
  if (fault !== null || payment.confirmations < required) {
    const noted = await t.query('withdrawals.note', NOTE, [id, fault, payment.confirmations])
    if (noted.length > 0) announceWithdrawal(ctx, t, row)
    return
  }
  await post(ctx, t, row)
  await t.query('withdrawals.paid', PAID, [id, payment.confirmations, ctx.clock.now()])
  announceWithdrawal(ctx, t, row)
  tellOfWithdrawal(ctx, t, row, 'paid')
}
