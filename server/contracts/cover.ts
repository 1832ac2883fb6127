import { FUND, USDT } from '@core/domain'
import { min, money, sum, type Money } from '@core/money'
import type { Foundation } from '../context'
import { move } from '../ledger'
import type { Tx } from '../store/db'
import { posting } from './postings'
import { DEFICIT_ACCOUNT, INSURANCE_ACCOUNT } from './purse'

const LOCK = 'select id, available from accounts where id = any($1::uuid[]) order by id for update'

/** What came of it; USDT. */
export interface Covered {
  /** Null when nothing had to be moved. */
  readonly txId: string | null
  readonly paid: Money
  /** What of the deficit is left: above 0, opens stay stopped. */
  readonly left: Money
}

/**
 * Brings money to the insurance fund and lets it carry, as far as it goes, what it could not carry before: it pays the house,
 * and what the house had put aside is its own again. With nothing left aside, opens are taken again.
 * @param amount from the issuance account; 0 uses only what insurance has earned since
 */
export const coverDeficit = async (
  { ledger }: Pick<Foundation, 'ledger'>,
  t: Tx,
  amount: Money,
): Promise<Covered> => {
  const rows = await t.query<{ id: string; available: string }>('contract.cover.lock', LOCK, [
    [DEFICIT_ACCOUNT, INSURANCE_ACCOUNT],
  ])
  const held = (id: string): Money =>
    sum(rows.filter((row) => row.id === id).map((row) => money(row.available)))
  const deficit = held(DEFICIT_ACCOUNT)
  const paid = min(deficit, held(INSURANCE_ACCOUNT).plus(amount))
  const from = await ledger.house(t, 'issuance', USDT)
  const to = await ledger.house(t, 'contracts', USDT)
  const insurance = [INSURANCE_ACCOUNT, 'available'] as const
  const movement = posting('deficit', 'contract.cover', [
    ...move(amount, [from, 'available'], insurance, FUND.operatorCredit),
    ...move(paid, insurance, [to, 'available'], FUND.profit),
    ...move(paid, [DEFICIT_ACCOUNT, 'available'], [to, 'available'], FUND.profit),
  ])
  if (movement.entries.length > 0) await ledger.post(t, [movement])
  const txId = movement.entries.length > 0 ? movement.txId : null
  return { txId, paid, left: deficit.minus(paid) }
}
