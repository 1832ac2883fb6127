import { FUND, WALLET, type CurrencyId } from '@core/domain'
import { toWire, type Money } from '@core/money'
import type { Context } from '../../context'
import { userAccount } from '../../ledger'
import { limitsFor } from '../../partners/directory'
import { enqueue } from '../../partners/outbox'
import type { Partner } from '../../partners/types'
import { uuidv7 } from '../../store/ids'
import type { Tx } from '../../store/db'
import type { TransferRow } from '../../store/tables/transfers'
import { countPartnerDay } from './partnerDays'
import { announceTransfer, insertTransfer } from './rows'

export interface PartnerPayment {
  userId: string
  partner: Partner
  /** Account at the partner, checked. */
  account: string
  currencyId: CurrencyId
  amount: Money
}

/**
 * Freezes the money and writes what the partner is to be told, within the given transaction.
 * @throws AppError PARTNER_CURRENCY, PARTNER_DAY_LIMIT, INSUFFICIENT_AVAILABLE
 */
export const payPartner = async (
  ctx: Pick<Context, 'bus' | 'clock' | 'ledger'>,
  t: Tx,
  { userId, partner, account, currencyId, amount }: PartnerPayment,
): Promise<TransferRow> => {
  const now = ctx.clock.now()
  await countPartnerDay(t, partner, limitsFor(partner, currencyId), { direction: 'out', amount, now })
  const [id, wire] = [uuidv7(), toWire(amount)]
  const row = await insertTransfer(ctx, t, {
    ...{ id, kind: 'partner', fromUser: userId, toUser: null, partnerId: partner.id, account },
    ...{ currencyId, amount: wire, state: 'pending', reference: null },
  })
  if (!row) throw new Error('a transfer to a partner begins without a reference')
  await enqueue(t, row, now)
  const wallet = { account: userAccount(userId, WALLET, currencyId), fundType: FUND.transferOut }
  const entries = [
    { ...wallet, bucket: 'available' as const, amount: `-${wire}` },
    { ...wallet, bucket: 'frozen' as const, amount: wire },
  ]
  await ctx.ledger.post(t, [
    { txId: id, event: 'partner.request', refType: 'partnerTransfer', refId: id, entries },
  ])
  announceTransfer(ctx, t, row)
  return row
}
