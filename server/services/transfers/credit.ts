import { checkPartnerAmount, currency, FUND, WALLET, type CurrencyId } from '@core/domain'
import { money, toWire, type Money } from '@core/money'
import type { Context } from '../../context'
import { AppError, refuse } from '../../http/errors'
import { userAccount } from '../../ledger'
import { limitsFor } from '../../partners/directory'
import type { Partner } from '../../partners/types'
import { uuidv7 } from '../../store/ids'
import type { Tx } from '../../store/db'
import type { TransferRow } from '../../store/tables/transfers'
import { countPartnerDay } from './partnerDays'
import { announceTransfer, insertTransfer, tellOfTransfer } from './rows'

export interface Credit {
  partner: Partner
  /** The partner's own number for it: paid once, however often it is sent. */
  reference: string
  /** UID of the user who is paid. */
  uid: string
  /** Account at the partner that pays. */
  from: string
  currencyId: CurrencyId
  amount: Money
}

const USER = 'select id, frozen from users where uid = $1'
const KNOWN = `
select * from transfers where partner_id = $1 and reference = $2 and kind = 'partner' and to_user is not null`

type Parts = Pick<Context, 'bus' | 'clock' | 'ledger'>

const post = async ({ ledger }: Parts, t: Tx, row: TransferRow, to: string, c: Credit): Promise<void> => {
  const chain = await ledger.house(t, 'chain', c.currencyId)
  const amount = toWire(c.amount)
  const line = { bucket: 'available' as const, fundType: FUND.partnerTransferIn }
  const entries = [
    { ...line, account: chain, amount: `-${amount}` },
    { ...line, account: userAccount(to, WALLET, c.currencyId), amount },
  ]
  await ledger.post(t, [
    { txId: row.id, event: 'partner.credit', refType: 'partnerTransfer', refId: row.id, entries },
  ])
}

/** The same credit again is answered as the first time; another one under its reference is refused. */
const again = async (t: Tx, credit: Credit, to: string): Promise<TransferRow> => {
  const [row] = await t.query<TransferRow>('credit.known', KNOWN, [credit.partner.id, credit.reference])
  const same =
    row?.to_user === to && row.currency_id === credit.currencyId && money(row.amount).eq(credit.amount)
  if (!row || !same) throw new AppError('IDEMPOTENCY_CONFLICT')
  return row
}

/**
 * A partner pays a user, within the given transaction.
 * @throws AppError PARTNER_CURRENCY, PARTNER_AMOUNT_OUT_OF_RANGE, PARTNER_DAY_LIMIT, RECIPIENT_NOT_FOUND,
 * RECIPIENT_UNAVAILABLE, IDEMPOTENCY_CONFLICT
 */
export const creditUser = async (parts: Parts, t: Tx, credit: Credit): Promise<TransferRow> => {
  const { partner, currencyId, amount } = credit
  const limits = limitsFor(partner, currencyId)
  refuse(checkPartnerAmount(amount, limits, currency(currencyId).code))
  const [user] = await t.query<{ id: string; frozen: boolean }>('credit.user', USER, [credit.uid])
  if (!user) throw new AppError('RECIPIENT_NOT_FOUND')
  const row = await insertTransfer(parts, t, {
    ...{ id: uuidv7(), kind: 'partner', fromUser: null, toUser: user.id, partnerId: partner.id },
    ...{ account: credit.from, currencyId, amount: toWire(amount), state: 'accepted' },
    reference: credit.reference,
  })
  if (!row) return again(t, credit, user.id)
  if (user.frozen) throw new AppError('RECIPIENT_UNAVAILABLE')
  await countPartnerDay(t, partner, limits, { direction: 'in', amount, now: parts.clock.now() })
  await post(parts, t, row, user.id, credit)
  announceTransfer(parts, t, row)
  tellOfTransfer(parts, t, row, 'received')
  return row
}
