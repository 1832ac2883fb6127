import { BBT, FUND } from '@core/domain'
import { money, toWire, type Money } from '@core/money'
import type { Foundation } from '../../context'
import type { House } from '../../ledger'
import type { Tx } from '../../store/db'

/**
 * Moves BBT of a house account to the burn account, for good.
 * @throws AppError HOUSE_LIMIT when the account has not so much
 */
export const burnFrom = async (
  { ledger }: Pick<Foundation, 'ledger'>,
  t: Tx,
  { txId, house, amount }: { txId: string; house: House; amount: Money },
): Promise<void> => {
  const from = await ledger.house(t, house, BBT, toWire(amount))
  const to = await ledger.house(t, 'burn', BBT)
  const line = { bucket: 'available' as const, fundType: FUND.burn }
  const entries = [
    { ...line, account: from, amount: toWire(money('0').minus(amount)) },
    { ...line, account: to, amount: toWire(amount) },
  ]
  await ledger.post(t, [{ txId, event: 'token.burn', refType: 'house', refId: house, entries }])
}
