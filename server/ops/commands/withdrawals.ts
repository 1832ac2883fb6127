import { currency, networkById, type NetworkId } from '@core/domain'
import { money, toWire } from '@core/money'
import { ConfigError } from '../../config'
import type { Tx } from '../../store/db'
import type { WithdrawalRow } from '../../store/tables/withdrawals'
import { decideWithdrawal, type Verdict } from '../../services/withdrawals/decide'
import { enterPayment, isTaken, readTxId } from '../../services/withdrawals/pay'
import { lockWithdrawal } from '../../services/withdrawals/rows'
import type { Action } from '../action'
import { act, type Command } from '../command'
import { withdrawalLimits } from './withdrawalLimits'

const OPEN = `
select w.*, u.uid, u.frozen from withdrawals w join users u on u.id = w.user_id
where w.state in ('pending', 'approved') order by w.id`

type OpenRow = WithdrawalRow & { uid: string; frozen: boolean }

const coins = (row: WithdrawalRow, amount = money(row.amount)): string =>
  `${toWire(amount)} ${currency(row.currency_id).code}`

const paymentOf = ({ state, tx_id: txId, tx_note: note, confirmations, network }: WithdrawalRow): string => {
  if (state === 'pending') return ''
  if (txId === null) return '  to be paid'
  if (note !== null) return `  WRONG PAYMENT ${txId}: ${note}`
  return `  paid by ${txId}, ${confirmations} of ${networkById(network)?.confirmations ?? 1} confirmations`
}

const lineOf = (row: OpenRow): string => {
  const received = coins(row, money(row.amount).minus(money(row.fee)))
  const time = new Date(Number(row.created_at)).toISOString()
  const who = `UID ${row.uid}${row.frozen ? ' (FROZEN)' : ''}`
  return `${row.id}  ${row.state}  ${time}  ${who}  ${coins(row)}, receives ${received}  ${row.network} ${row.address}${paymentOf(row)}`
}

const list: Command = {
  args: '',
  help: 'withdrawals that wait for review or for their payment',
  run: async ({ db, print }) => {
    const rows = await db.query<OpenRow>('ops.withdrawals', OPEN)
    for (const row of rows) print(lineOf(row))
    const count = (state: string): number => rows.filter((row) => row.state === state).length
    print(`${count('pending')} pending, ${count('approved')} approved.`)
    return true
  },
}

/** @throws ConfigError when there is no such withdrawal, or it is in another state */
const lockIn = async (t: Tx, id: string, state: WithdrawalRow['state']): Promise<WithdrawalRow> => {
  const row = await lockWithdrawal(t, id)
  if (!row) throw new ConfigError(`there is no withdrawal ${id}`)
  if (row.state !== state) throw new ConfigError(`withdrawal ${id} is ${row.state}`)
  return row
}

const FROZEN = 'select frozen from users where id = $1'

/** @throws ConfigError: whoever froze the user had a reason, which comes first */
const refuseFrozen = async (t: Tx, { user_id: userId }: WithdrawalRow): Promise<void> => {
  const [user] = await t.query<{ frozen: boolean }>('ops.withdrawals.user', FROZEN, [userId])
  if (user?.frozen !== false) throw new ConfigError('the user is frozen: release or reject')
}

const actionOf = (action: string, row: WithdrawalRow, details: object = {}): Action => ({
  action: `withdrawal.${action}`,
  details: {
    ...{ withdrawal: row.id, amount: coins(row), fee: coins(row, money(row.fee)) },
    ...{ network: row.network, address: row.address },
    ...details,
  },
  userId: row.user_id,
  record: { kind: 'withdrawal', id: row.id },
})

const approve: Command = {
  args: '<id>',
  help: 'approve a pending withdrawal, so that it can be paid',
  acts: true,
  run: async (operator, [id = '']) => {
    await act(operator, async (t) => {
      const row = await lockIn(t, id, 'pending')
      await refuseFrozen(t, row)
      await decideWithdrawal(operator, t, row, { outcome: 'approved' })
      return { action: actionOf('approve', row), result: null }
    })
    operator.print(`Withdrawal ${id} is approved.`)
    return true
  },
}

const reject: Command = {
  args: '<id>',
  help: 'reject a pending withdrawal; the user gets the money back and sees the reason (--why)',
  acts: true,
  run: async (operator, [id = '']) => {
    const verdict: Verdict = { outcome: 'rejected', reason: operator.mandate.reason }
    await act(operator, async (t) => {
      const row = await lockIn(t, id, 'pending')
      await decideWithdrawal(operator, t, row, verdict)
      return { action: actionOf('reject', row), result: null }
    })
    operator.print(`Withdrawal ${id} is rejected, the money is back.`)
    return true
  },
}

const txIdOf = (network: NetworkId, text: string): string => {
  const txId = readTxId(network, text)
  if (txId === null) throw new ConfigError(`"${text}" is no id of a transaction on ${network}`)
  return txId
}

const paid: Command = {
  args: '<id> <txId>',
  help: 'enter the transaction that pays an approved withdrawal; the server verifies it on the chain',
  acts: true,
  run: async (operator, [id = '', text = '']) => {
    await act(operator, async (t) => {
      const row = await lockIn(t, id, 'approved')
      const txId = txIdOf(row.network, text)
      if (await isTaken(t, row, txId))
        throw new ConfigError(`${txId} pays another withdrawal to this address`)
      await enterPayment(operator, t, row, txId)
      return { action: actionOf('paid', row, { txId }), result: null }
    })
    operator.print(`Withdrawal ${id} counts as paid once the chain confirms it.`)
    return true
  },
}

export const withdrawalCommands: Readonly<Record<string, Command>> = {
  withdrawals: list,
  'withdrawal-approve': approve,
  'withdrawal-reject': reject,
  'withdrawal-paid': paid,
  'withdrawal-limits': withdrawalLimits,
}
