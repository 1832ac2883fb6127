import { MAX_ADDRESSES } from '@core/domain/addresses'
import { looksLike } from '@core/domain/chain'
import type { CurrencyId, NetworkId } from '@core/domain'
import { AppError } from '../http/errors'
import type { Queries } from '../store/db'
import type { WithdrawalAddressRow } from '../store/tables/addresses'

/** An address that someone wants to bind. */
export interface Wanted {
  readonly currencyId: CurrencyId
  readonly network: NetworkId
  /** In its stored form. */
  readonly address: string
  readonly label: string
}

/** Bound addresses of a user, newest first. */
export const boundRows = (q: Queries, userId: string): Promise<WithdrawalAddressRow[]> =>
  q.kysely
    .selectFrom('withdrawal_addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()

/** Refuses an address that this user cannot bind. @throws AppError ADDRESS_TAKEN, ADDRESS_LIMIT, ADDRESS_OURS, ADDRESS_LOOKS_LIKE */
export const refuseUnfit = async (
  q: Queries,
  userId: string,
  { currencyId, network, address }: Wanted,
  confirmed = false,
): Promise<void> => {
  const bound = await boundRows(q, userId)
  const same = bound.some(
    (row) => row.currency_id === currencyId && row.network === network && row.address === address,
  )
  if (same) throw new AppError('ADDRESS_TAKEN')
  if (bound.length >= MAX_ADDRESSES) throw new AppError('ADDRESS_LIMIT', { max: String(MAX_ADDRESSES) })
  await refuseOurs(q, { network, address })
  if (!confirmed) await refuseLookAlike(q, userId, { network, address })
}

/** Money for a deposit address of ours, the user's own or another's, would go round over the chain for a fee. */
const refuseOurs = async (
  q: Queries,
  { network, address }: Pick<Wanted, 'network' | 'address'>,
): Promise<void> => {
  const ours = await q.kysely
    .selectFrom('deposit_addresses')
    .select('user_id')
    .where('network', '=', network)
    .where('address', '=', address)
    .executeTakeFirst()
  if (ours) throw new AppError('ADDRESS_OURS')
}

/** Compared with removed addresses as well: money went there once. */
const refuseLookAlike = async (
  q: Queries,
  userId: string,
  { network, address }: Pick<Wanted, 'network' | 'address'>,
): Promise<void> => {
  const known = await q.kysely
    .selectFrom('withdrawal_addresses')
    .select(['address', 'label'])
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .orderBy('id', 'desc')
    .execute()
  const twin = known.find((row) => looksLike(row.address, address))
  if (twin) throw new AppError('ADDRESS_LOOKS_LIKE', { address: twin.address, label: twin.label })
}
