import { checkTransfer, currency, FUND, readAmount, type AccountTypeId, type CurrencyId } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import { userAccount, type Balance } from '../ledger'
import type { Tx } from '../store/db'
import { uuidv7 } from '../store/ids'

export interface FundsMove {
  userId: string
  from: AccountTypeId
  to: AccountTypeId
  currencyId: CurrencyId
  /** As the user sent it. */
  amount: string
}

export interface FundsMoved {
  id: string
  time: number
  /** The two accounts after it. */
  balances: Balance[]
}

/**
 * Moves money between a user's own account types, within the given transaction.
 * @throws AppError SAME_ACCOUNT, AMOUNT_..., INSUFFICIENT_AVAILABLE
 */
export const moveFunds = async (
  { ledger, clock }: Pick<Context, 'ledger' | 'clock'>,
  t: Tx,
  { userId, from, to, currencyId, amount: text }: FundsMove,
): Promise<FundsMoved> => {
  refuse(checkTransfer(from, to))
  const { amount, problem } = readAmount(text, currency(currencyId).scale)
  if (!amount) throw new AppError(problem.code, problem.params)
  const id = uuidv7()
  const [source, target] = [userAccount(userId, from, currencyId), userAccount(userId, to, currencyId)]
  const entries = [
    {
      account: source,
      bucket: 'available' as const,
      fundType: FUND.transferOut,
      amount: toWire(money('0').minus(amount)),
    },
    { account: target, bucket: 'available' as const, fundType: FUND.transferIn, amount: toWire(amount) },
  ]
  const posted = await ledger.post(t, [
    { txId: id, event: 'funds.move', refType: 'transfer', refId: id, entries },
  ])
  const balances = posted.map(({ account, available, frozen }) => ({
    accountType: account === source ? from : to,
    currencyId,
    available,
    frozen,
  }))
  return { id, time: clock.now(), balances }
}
