import { currency } from '@core/domain'
import { money, toWire } from '@core/money'
import { ConfigError } from '../../config'
import { retryDelivery } from '../../partners/outbox'
import { currencyIdOf } from '../../services/accounts'
import { decideTransfer } from '../../services/transfers/decide'
import type { Tx } from '../../store/db'
import type { TransferRow } from '../../store/tables/transfers'
import type { Action } from '../action'
import { act, type Command } from '../command'

const OPEN = `
select t.*, o.state as box, o.tries, o.due_at, o.last_error
from partner_outbox o join transfers t on t.id = o.transfer_id where o.state <> 'done' order by o.created_at`
const ONE = "select * from transfers where id::text = $1 and kind = 'partner' and from_user is not null"

const OUTCOMES = ['accepted', 'returned'] as const

interface OpenRow extends TransferRow {
  box: 'due' | 'stuck'
  tries: number
  due_at: string
  last_error: string | null
}

const amountOf = (row: TransferRow): string =>
  `${toWire(money(row.amount))} ${currency(currencyIdOf(row.currency_id)).code}`

const lineOf = (row: OpenRow): string => {
  const next = row.box === 'due' ? `next ${new Date(Number(row.due_at)).toISOString()}` : 'given up'
  const to = `${row.partner_id} ${row.account}`
  return `${row.box}  ${row.id}  ${amountOf(row)} to ${to}  ${row.tries} tries, ${next}  ${row.last_error ?? ''}`
}

const list: Command = {
  args: '',
  help: 'transfers to partners that are not decided: retried (due) or given up (stuck)',
  run: async ({ db, print }) => {
    const rows = await db.query<OpenRow>('partners.open', OPEN)
    for (const row of rows) print(lineOf(row))
    const stuck = rows.filter(({ box }) => box === 'stuck').length
    print(`${rows.length} open, ${stuck} stuck.`)
    return stuck === 0
  },
}

/** @throws ConfigError when there is no such transfer, or it is decided */
const pendingOf = async (
  t: Tx,
  id: string,
): Promise<TransferRow & { from_user: string; partner_id: string }> => {
  const [row] = await t.query<TransferRow>('partners.one', ONE, [id])
  if (!row?.from_user || !row.partner_id) throw new ConfigError(`there is no transfer ${id} to a partner`)
  if (row.state !== 'pending') throw new ConfigError(`transfer ${id} is ${row.state} already`)
  return { ...row, from_user: row.from_user, partner_id: row.partner_id }
}

const actionOf = (action: string, row: TransferRow & { from_user: string }, details: object): Action => ({
  action,
  details: { transfer: row.id, partner: row.partner_id, amount: amountOf(row), ...details },
  userId: row.from_user,
  record: { kind: 'transfer', id: row.id },
})

const retry: Command = {
  args: '<transfer>',
  help: 'tell the partner again, from now, as often as at first',
  acts: true,
  run: async (operator, [id = '']) => {
    await act(operator, async (t) => {
      const row = await pendingOf(t, id)
      await retryDelivery(t, row.id, operator.clock.now())
      return { action: actionOf('partner.retry', row, {}), result: null }
    })
    operator.print(`Transfer ${id} will be delivered again.`)
    return true
  },
}

const decide: Command = {
  args: '<transfer> <accepted|returned>',
  help: 'decide for a partner that told you so by other means',
  acts: true,
  run: async (operator, [id = '', said = '']) => {
    const outcome = OUTCOMES.find((o) => o === said)
    if (!outcome) throw new ConfigError('partner-decide: say accepted or returned')
    await act(operator, async (t) => {
      const row = await pendingOf(t, id)
      const verdict = {
        transferId: row.id,
        partnerId: row.partner_id,
        outcome,
        reason: null,
        reference: null,
      }
      const found = await decideTransfer(operator, t, verdict)
      if (!found?.decided) throw new ConfigError(`transfer ${id} was decided meanwhile`)
      return { action: actionOf('partner.decide', row, { outcome }), result: null }
    })
    operator.print(`Transfer ${id} is ${outcome}.`)
    return true
  },
}

export const partnerCommands: Readonly<Record<string, Command>> = {
  'partner-outbox': list,
  'partner-retry': retry,
  'partner-decide': decide,
}
