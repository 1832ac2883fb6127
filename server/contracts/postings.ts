import { FUND } from '@core/domain'
import type { Closing } from '@core/domain/contracts'
import { max, min, ZERO, type Money } from '@core/money'
import { move, type Entry, type Posting } from '../ledger'
import { uuidv7 } from '../store/ids'
import type { ContractOrderRow, ContractPositionRow } from '../store/tables/contracts'

/** Whose money an order or a position moves; the house's account holds its reserve. */
export interface Parties {
  readonly id: string
  readonly userAccount: string
  readonly houseAccount: string
}

export const partiesOf = (row: ContractOrderRow | ContractPositionRow): Parties => ({
  id: row.id,
  userAccount: row.user_account,
  houseAccount: row.house_account,
})

/** Accounts of the house that take part in a close. */
export interface HouseSides {
  readonly fees: string
  readonly insurance: string
}

export const posting = (refId: string, event: string, entries: Entry[]): Posting => ({
  txId: uuidv7(),
  event,
  refType: 'contract',
  refId,
  entries,
})

const { marginLocked, stakeReturned, profit: profitType, fee: feeType } = FUND

const placesOf = ({ userAccount, houseAccount }: Parties) => ({
  user: [userAccount, 'available'] as const,
  margin: [userAccount, 'frozen'] as const,
  house: [houseAccount, 'available'] as const,
  reserve: [houseAccount, 'frozen'] as const,
})

/** Accepted: margin and fee of the covered price are frozen, and so is the most that the house may have to pay. */
export const acceptPosting = (order: Parties, frozen: Money, reserve: Money): Posting => {
  const p = placesOf(order)
  return posting(order.id, 'contract.accept', [
    ...move(frozen, p.user, p.margin, marginLocked),
    ...move(reserve, p.house, p.reserve, profitType),
  ])
}

/** Cancelled: both sides get back what was frozen. */
export const cancelPosting = (order: Parties, frozen: Money, reserve: Money): Posting => {
  const p = placesOf(order)
  return posting(order.id, 'contract.cancel', [
    ...move(frozen, p.margin, p.user, stakeReturned),
    ...move(reserve, p.reserve, p.house, profitType),
  ])
}

/** Filled: what was frozen in excess and the fee come back, the fee is paid, the house's excess reserve is free again. */
export const fillPosting = (
  order: Parties,
  { returned, fee, released }: { returned: Money; fee: Money; released: Money },
  fees: string,
): Posting => {
  const p = placesOf(order)
  return posting(order.id, 'contract.open', [
    ...move(returned.plus(fee), p.margin, p.user, stakeReturned),
    ...move(fee, p.user, [fees, 'available'], feeType),
    ...move(released, p.reserve, p.house, profitType),
  ])
}

/**
 * Closed: the margin comes back, then the loss is taken out of it or the profit is paid out of the house's reserve, then
 * the fees. `insured` is what insurance pays of a loss beyond the margin.
 */
export const closePosting = (position: Parties, c: Closing, insured: Money, house: HouseSides): Posting => {
  const p = placesOf(position)
  const gain = max(c.profit, ZERO)
  const loss = min(c.profit, ZERO).neg()
  return posting(position.id, 'contract.close', [
    ...move(c.margin, p.margin, p.user, stakeReturned),
    ...move(loss, p.user, p.house, profitType),
    ...move(gain, p.reserve, p.user, profitType),
    ...move(c.reserve.minus(gain), p.reserve, p.house, profitType),
    ...move(c.fee, p.user, [house.fees, 'available'], feeType),
    ...move(c.liquidationFee, p.user, [house.insurance, 'available'], feeType),
    ...move(insured, [house.insurance, 'available'], p.house, profitType),
  ])
}
