import { FUND, WALLET, type CurrencyId } from '@core/domain'
import { toWire, type Money } from '@core/money'
import type { Context } from '../../context'
import { AppError } from '../../http/errors'
import { userAccount } from '../../ledger'
import { uuidv7 } from '../../store/ids'
import type { Tx } from '../../store/db'
import type { TransferRow } from '../../store/tables/transfers'
import { recipientOf } from './recipients'
import { announceTransfer, insertTransfer, tellOfTransfer } from './rows'

const FROZEN = 'select frozen from users where id = $1'

export interface UserPayment {
  userId: string
  /** What `lookUp` answered: the money goes to exactly whom the user saw. */
  recipientId: string
  currencyId: CurrencyId
  amount: Money
}

/**
 * Moves money from wallet to wallet at once, within the given transaction.
 * @throws AppError RECIPIENT_REQUIRED, RECIPIENT_EXPIRED, RECIPIENT_UNAVAILABLE, INSUFFICIENT_AVAILABLE
 */
export const payUser = async (
  ctx: Pick<Context, 'bus' | 'clock' | 'ledger'>,
  t: Tx,
  { userId, recipientId, currencyId, amount }: UserPayment,
): Promise<TransferRow> => {
  const { found_id: toUser, contact } = await recipientOf(ctx, t, userId, recipientId)
  const [recipient] = await t.query<{ frozen: boolean }>('transfers.recipient', FROZEN, [toUser])
  if (!recipient || recipient.frozen) throw new AppError('RECIPIENT_UNAVAILABLE')
  const [id, wire] = [uuidv7(), toWire(amount)]
  const row = await insertTransfer(ctx, t, {
    ...{ id, kind: 'user', fromUser: userId, toUser, partnerId: null, account: contact },
    ...{ currencyId, amount: wire, state: 'accepted', reference: null },
  })
  if (!row) throw new Error('a transfer between users has no reference')
  const line = (owner: string, fundType: 3 | 23, change: string) => ({
    ...{ account: userAccount(owner, WALLET, currencyId), bucket: 'available' as const },
    ...{ fundType, amount: change },
  })
  const entries = [line(userId, FUND.userTransferOut, `-${wire}`), line(toUser, FUND.userTransferIn, wire)]
  await ctx.ledger.post(t, [
    { txId: id, event: 'transfer.user', refType: 'userTransfer', refId: id, entries },
  ])
  announceTransfer(ctx, t, row)
  tellOfTransfer(ctx, t, row, 'received')
  return row
}
