import { networksOf, type CurrencyId, type NetworkId } from '@core/domain'
import { addressOf } from '../../chain/derive'
import type { Context } from '../../context'
import { AppError } from '../../http/errors'
import type { Queries, Tx } from '../../store/db'
import type { DepositKeyRow } from '../../store/tables/deposits'

const FIND = 'select address from deposit_addresses where user_id = $1 and network = $2'

/** The row that hands out indices: whoever takes one holds it until the address is written. */
const LOCK_KEY = 'select xpub, next_index from deposit_keys where network = $1 for update'

const ADD = `
insert into deposit_addresses (user_id, network, key_index, address, created_at) values ($1, $2, $3, $4, $5)`

const NEXT = 'update deposit_keys set next_index = next_index + 1 where network = $1'

const find = async (q: Queries, userId: string, network: NetworkId): Promise<string | null> => {
  const [row] = await q.query<{ address: string }>('addresses.find', FIND, [userId, network])
  return row?.address ?? null
}

const allocate = async (t: Tx, userId: string, network: NetworkId, now: number): Promise<string> => {
  const [key] = await t.query<DepositKeyRow>('addresses.lockKey', LOCK_KEY, [network])
  if (!key) throw new AppError('NOT_YET_OPENED')
  const found = await find(t, userId, network)
  if (found !== null) return found
  const address = addressOf(network, key.xpub, key.next_index)
  await t.query('addresses.add', ADD, [userId, network, key.next_index, address, now])
  await t.query('addresses.next', NEXT, [network])
  return address
}

/** A user's own address on a network, the same one ever after: all currencies of the network share it. */
export const ownAddress = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  network: NetworkId,
): Promise<string> =>
  (await find(db, userId, network)) ?? db.tx((t) => allocate(t, userId, network, clock.now()))

/**
 * The own address for a currency on a network that is open.
 * @throws AppError NETWORK_MISMATCH when the network does not carry the currency, NOT_YET_OPENED while it is closed
 */
export const depositAddress = async (
  ctx: Pick<Context, 'db' | 'clock' | 'chain'>,
  userId: string,
  { currencyId, network }: { currencyId: CurrencyId; network: NetworkId },
): Promise<string> => {
  if (!networksOf(currencyId).some(({ id }) => id === network)) throw new AppError('NETWORK_MISMATCH')
  if (!(await ctx.chain.isOpen(network))) throw new AppError('NOT_YET_OPENED')
  return ownAddress(ctx, userId, network)
}
