import type { ResponseOf } from '@core/contract/schemas'
import { FUND, WALLET, withdrawalBind } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Context } from '../../context'
import { AppError } from '../../http/errors'
import { userAccount, type PostedBalance } from '../../ledger'
import type { Queries, Tx } from '../../store/db'
import { uuidv7 } from '../../store/ids'
import type { WithdrawalRow } from '../../store/tables/withdrawals'
import { consumeCode, verifyCode } from '../codes'
import { ownContact } from '../contacts'
import { requireIdentity } from '../identity'
import { lockUser } from '../lockUser'
import { keepTradePassword, passTradePassword } from '../tradePassword'
import { userById } from '../users'
import { checkWithdrawal, type WithdrawBody, type Withdrawal } from './check'
import { withdrawalOf } from './read'
import { announceWithdrawal } from './rows'

const INSERT = `
insert into withdrawals (id, user_id, currency_id, network, address, label, amount, fee, state, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, 'pending', $9) returning *`

const codeOf = async (q: Queries, userId: string, { code }: WithdrawBody) =>
  ({ contact: ownContact(await userById(q, userId)), purpose: 'withdraw', code }) as const

/**
 * What must be passed before any row is locked: rules, identity, trade password, and a code for this very withdrawal.
 * @returns what `keepTradePassword` asks for
 * @throws AppError NOT_YET_OPENED, IDENTITY_REQUIRED, TRADE_PASSWORD_..., CODE_..., LOGIN_BACKOFF, and what `checkWithdrawal` throws
 */
export const admitWithdrawal = async (
  ctx: Context,
  { userId, ip }: { userId: string; ip: string },
  body: WithdrawBody,
): Promise<string> => {
  const wanted = await checkWithdrawal(ctx, ctx.db, userId, body)
  if (!(await ctx.chain.isOpen(wanted.network))) throw new AppError('NOT_YET_OPENED')
  await requireIdentity(ctx, userId)
  const passed = await passTradePassword(ctx, { userId, ip }, body.tradePassword)
  const boundTo = withdrawalBind(wanted, wanted.address, wanted.amount)
  await verifyCode(ctx, { ...(await codeOf(ctx.db, userId, body)), boundTo })
  return passed
}

const insert = async (ctx: Context, t: Tx, userId: string, wanted: Withdrawal): Promise<WithdrawalRow> => {
  const { currencyId, network, address, label, amount, fee } = wanted
  const [row] = await t.query<WithdrawalRow>('withdrawals.insert', INSERT, [
    uuidv7(),
    userId,
    currencyId,
    network,
    address,
    label,
    toWire(amount),
    toWire(fee),
    ctx.clock.now(),
  ])
  if (!row) throw new Error('a withdrawal was not written')
  return row
}

/** available -> frozen, by the whole amount. */
const freeze = async ({ ledger }: Context, t: Tx, row: WithdrawalRow): Promise<PostedBalance | undefined> => {
  const amount = toWire(money(row.amount))
  const account = userAccount(row.user_id, WALLET, row.currency_id)
  const line = { account, fundType: FUND.withdrawalRequested }
  const entries = [
    { ...line, bucket: 'available' as const, amount: `-${amount}` },
    { ...line, bucket: 'frozen' as const, amount },
  ]
  const [posted] = await ledger.post(t, [
    { txId: row.id, event: 'withdrawal.request', refType: 'withdrawal', refId: row.id, entries },
  ])
  return posted
}

/**
 * Freezes what is asked for, within the given transaction: every rule is checked again under the user's lock, so that
 * parallel requests cannot pass the daily limit together.
 * @throws AppError ACCOUNT_FROZEN, and what `checkWithdrawal` throws
 */
export const takeWithdrawal = async (
  ctx: Context,
  t: Tx,
  userId: string,
  body: WithdrawBody,
): Promise<ResponseOf<'assets.withdraw'>> => {
  await lockUser(t, userId)
  const row = await insert(ctx, t, userId, await checkWithdrawal(ctx, t, userId, body))
  const left = await freeze(ctx, t, row)
  announceWithdrawal(ctx, t, row)
  return {
    withdrawal: withdrawalOf(row),
    available: toWire(money(left?.available ?? '0')),
    frozen: toWire(money(left?.frozen ?? '0')),
  }
}

/**
 * Uses the code up and takes the withdrawal, both or neither.
 * @param passed what `admitWithdrawal` answered
 * @throws AppError TRADE_PASSWORD_WRONG, CODE_INVALID, and what `takeWithdrawal` throws
 */
export const requestWithdrawal = async (
  ctx: Context,
  t: Tx,
  userId: string,
  { body, passed }: { readonly body: WithdrawBody; readonly passed: string },
): Promise<ResponseOf<'assets.withdraw'>> => {
  await keepTradePassword(t, userId, passed)
  await consumeCode(ctx, t, await codeOf(t, userId, body))
  return takeWithdrawal(ctx, t, userId, body)
}
