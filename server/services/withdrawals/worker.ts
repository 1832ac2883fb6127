import { money, toWire } from '@core/money'
import type { Context } from '../../context'
import type { Tx } from '../../store/db'
import type { WithdrawalRow } from '../../store/tables/withdrawals'
import { decideWithdrawal } from './decide'
import { enterPayment, takePayment } from './pay'
import { announceWithdrawal } from './rows'

const INTERVAL = 1_000
/** Between two looks at a payment (ms): blocks of the simulated chain come fast. */
const LOOK_AGAIN = { simulated: 1_000, real: 15_000 }
const BATCH = 20

/** Rows that another process holds are skipped; a frozen user's money stays where it is. */
const oneOf = (condition: string): string => `
select w.* from withdrawals w join users u on u.id = w.user_id and not u.frozen
where ${condition} order by w.id limit 1 for update of w skip locked`

const RIPE = oneOf("w.state = 'pending' and w.created_at <= $1")
const UNSENT = oneOf("w.state = 'approved' and w.tx_id is null")

/** Taken by moving the next look: should this process die, another looks then. */
const LOOK = `
update withdrawals w set check_at = $2
from (
  select id from withdrawals where state = 'approved' and tx_id is not null and check_at <= $1
  order by check_at limit ${BATCH} for update skip locked
) due
where w.id = due.id returning w.*`

/** Does something with one row after the other, each in a transaction of its own, until none is left. */
const each = async (ctx: Context, next: (t: Tx) => Promise<WithdrawalRow | undefined>): Promise<void> => {
  while (await ctx.db.tx(next));
}

/** The demo's review: pending ones are approved after the time that WITHDRAW_AUTO_APPROVE says. */
const approveRipe = async (ctx: Context): Promise<void> => {
  const wait = ctx.config.withdrawAutoApprove
  if (wait === null) return
  await each(ctx, async (t) => {
    const before = ctx.clock.now() - wait * 1_000
    const [row] = await t.query<WithdrawalRow>('withdrawals.ripe', RIPE, [before])
    if (!row) return undefined
    const approved = await decideWithdrawal(ctx, t, row, { outcome: 'approved' })
    announceWithdrawal(ctx, t, approved)
    return approved
  })
}

/** A simulated chain pays by itself; on real ones the operator pays and enters the transaction. */
const sendApproved = async (ctx: Context): Promise<void> => {
  const { send } = ctx.chain
  if (!send) return
  await each(ctx, async (t) => {
    const [row] = await t.query<WithdrawalRow>('withdrawals.unsent', UNSENT)
    if (!row) return undefined
    const amount = toWire(money(row.amount).minus(money(row.fee)))
    const output = { address: row.address, currencyId: row.currency_id, amount }
    const sent = await enterPayment(ctx, t, row, await send(t, row.network, [output], row.id))
    announceWithdrawal(ctx, t, sent)
    return sent
  })
}

const look = async (ctx: Context, { id, network, tx_id: txId }: WithdrawalRow): Promise<void> => {
  try {
    const payment = txId === null ? null : await ctx.chain.payment(network, txId)
    if (payment) await ctx.db.tx((t) => takePayment(ctx, t, id, payment))
  } catch (error) {
    ctx.log.error({ err: error, withdrawal: id }, 'the payment of a withdrawal could not be looked up')
  }
}

const lookAtSent = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now()
  const next = now + (ctx.chain.simulated ? LOOK_AGAIN.simulated : LOOK_AGAIN.real)
  const due = await ctx.db.query<WithdrawalRow>('withdrawals.look', LOOK, [now, next])
  await Promise.all(due.map((row) => look(ctx, row)))
}

export interface WithdrawalWorker {
  /** Does everything that is due now. */
  run: () => Promise<void>
  /** Ends after what is being done. */
  stop: () => Promise<void>
}

/** What becomes of withdrawals without anybody's doing. Any number of processes may run it: row locks divide the work. */
export const withdrawalTurn = async (ctx: Context): Promise<void> => {
  await approveRipe(ctx)
  await sendApproved(ctx)
  await lookAtSent(ctx)
}

export const startWithdrawalWorker = (ctx: Context): WithdrawalWorker => {
  let running: Promise<void> | null = null
  const run = (): Promise<void> => {
    running ??= withdrawalTurn(ctx).finally(() => (running = null))
    return running
  }
  const wake = (): void => {
    ctx.vitals
      .watch('withdrawals', run())
      .catch((error: unknown) => ctx.log.error({ err: error }, 'withdrawals could not be worked on'))
  }
  wake()
  const timer = setInterval(wake, INTERVAL)
  return {
    run,
    stop: async () => {
      clearInterval(timer)
      await Promise.allSettled([running])
    },
  }
}
