import { dayLeftOf, WALLET, WITHDRAW_WINDOW, type WithdrawRoom, type WithdrawRoute } from '@core/domain'
import { money, type Money } from '@core/money'
import type { Context } from '../../context'
import type { Queries } from '../../store/db'

const USED = `
select network, sum(amount) as used from withdrawals
where user_id = $1 and currency_id = $2 and created_at > $3 and state not in ('rejected', 'cancelled')
group by network`

/** What a user asked for within the last 24 hours, by network. */
export const usedToday = async (
  q: Queries,
  userId: string,
  { currencyId, now }: { currencyId: number; now: number },
): Promise<ReadonlyMap<string, Money>> => {
  const since = now - WITHDRAW_WINDOW
  const rows = await q.query<{ network: string; used: string }>('withdrawals.used', USED, [
    userId,
    currencyId,
    since,
  ])
  return new Map(rows.map((row) => [row.network, money(row.used)]))
}

type Parts = Pick<Context, 'ledger' | 'clock'>

/** What the wallet has available. */
export const walletAvailable = async (
  { ledger }: Pick<Parts, 'ledger'>,
  q: Queries,
  userId: string,
  currencyId: number,
): Promise<Money> => {
  const balances = await ledger.balances(q, userId)
  const own = balances.find((b) => b.accountType === WALLET && b.currencyId === currencyId)
  return money(own?.available ?? '0')
}

/** What a user may withdraw now. In a transaction it stays true only while the user's row is locked. */
export const roomOf = async (
  parts: Parts,
  q: Queries,
  userId: string,
  { currencyId, network, dayLimit }: WithdrawRoute & { dayLimit: Money },
): Promise<WithdrawRoom> => {
  const used = await usedToday(q, userId, { currencyId, now: parts.clock.now() })
  return {
    available: await walletAvailable(parts, q, userId, currencyId),
    dayLeft: dayLeftOf({ dayLimit }, used.get(network) ?? money('0')),
  }
}
