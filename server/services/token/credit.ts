import { FUND, WALLET, type CurrencyId } from '@core/domain'
import { money, toWire, type Money } from '@core/money'
import type { Foundation } from '../../context'
import { AppError } from '../../http/errors'
import { userAccount } from '../../ledger'
import type { Tx } from '../../store/db'

interface Credit {
  readonly txId: string
  readonly uid: string
  readonly currencyId: CurrencyId
  readonly amount: Money
}

const FIND = 'select id from users where uid = $1'

/**
 * Credits a user's wallet from the issuance account.
 * @returns the user's id
 * @throws AppError RECIPIENT_NOT_FOUND when nobody has this UID
 */
export const creditUser = async (
  { ledger }: Pick<Foundation, 'ledger'>,
  t: Tx,
  { txId, uid, currencyId, amount }: Credit,
): Promise<string> => {
  const [user] = await t.query<{ id: string }>('credit.user', FIND, [uid])
  if (!user) throw new AppError('RECIPIENT_NOT_FOUND')
  const from = await ledger.house(t, 'issuance', currencyId)
  const line = { bucket: 'available' as const, fundType: FUND.operatorCredit }
  const entries = [
    { ...line, account: from, amount: toWire(money('0').minus(amount)) },
    { ...line, account: userAccount(user.id, WALLET, currencyId), amount: toWire(amount) },
  ]
  await ledger.post(t, [{ txId, event: 'user.credit', refType: 'user', refId: user.id, entries }])
  return user.id
}
