import { FUND, WALLET, type CurrencyId } from '@core/domain'
import { money, toWire, type Money } from '@core/money'
import type { Foundation } from '../../context'
import { userAccount } from '../../ledger'
import type { Tx } from '../../store/db'

interface Credit {
  readonly txId: string
  readonly userId: string
  readonly currencyId: CurrencyId
  readonly amount: Money
}

/** Credits a user's wallet from the issuance account. */
export const creditUser = async (
  { ledger }: Pick<Foundation, 'ledger'>,
  t: Tx,
  { txId, userId, currencyId, amount }: Credit,
): Promise<void> => {
  const from = await ledger.house(t, 'issuance', currencyId)
  const line = { bucket: 'available' as const, fundType: FUND.operatorCredit }
  const entries = [
    { ...line, account: from, amount: toWire(money('0').minus(amount)) },
    { ...line, account: userAccount(userId, WALLET, currencyId), amount: toWire(amount) },
  ]
  await ledger.post(t, [{ txId, event: 'user.credit', refType: 'user', refId: userId, entries }])
}
