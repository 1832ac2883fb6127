import { addressBind, checkLabel, checkNetwork, networkOf } from '@core/domain/addresses'
import { checkAddress, normaliseAddress } from '@core/domain/chain'
import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import type { Tx } from '../store/db'
import { uuidv7 } from '../store/ids'
import type { WithdrawalAddressRow } from '../store/tables/addresses'
import { currencyIdOf } from './accounts'
import { boundRows, refuseUnfit, type Wanted } from './addressRules'
import { consumeCode, verifyCode } from './codes'
import { ownContact } from './contacts'
import { lockUser } from './lockUser'
import { userById } from './users'

const HOUR = 3_600_000

type AddressView = ResponseOf<'wallet.addAddress'>

/** The user's bound addresses, newest first. */
export const addressesOf = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  { currencyId, network }: RequestOf<'wallet.addresses'>,
): Promise<AddressView[]> => {
  const rows = await boundRows(db, userId)
  return rows
    .filter((row) => currencyId === undefined || row.currency_id === currencyId)
    .filter((row) => network === undefined || row.network === network)
    .map((row) => viewOf(row, clock.now()))
}

/**
 * Binds an address, confirmed by a code that was asked for this very address.
 * @throws AppError ADDRESS_..., LABEL_..., NETWORK_..., CODE_...
 */
export const addAddress = async (
  ctx: Context,
  userId: string,
  request: RequestOf<'wallet.addAddress'>,
): Promise<AddressView> => {
  const wanted = readWanted(request)
  await refuseUnfit(ctx.db, userId, wanted, request.confirmed)
  const contact = ownContact(await userById(ctx.db, userId))
  const proof = { contact, purpose: 'bindAddress', code: request.code } as const
  await verifyCode(ctx, { ...proof, boundTo: addressBind(wanted.network, wanted.address) })
  return ctx.db.tx(async (t) => {
    await lockUser(t, userId)
    await refuseUnfit(t, userId, wanted, request.confirmed)
    await consumeCode(ctx, t, proof)
    return viewOf(await insert(ctx, t, userId, wanted), ctx.clock.now())
  })
}

/** Removing twice is removing once. @throws AppError NOT_FOUND for an address that never was this user's */
export const removeAddress = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<void> => {
  const known = await db.query('addresses.remove', REMOVE, [id, userId, clock.now()])
  if (known.length === 0) throw new AppError('NOT_FOUND')
}

/** The id is compared as text: one that is no uuid is unknown and no mistake of ours. */
const REMOVE = `
update withdrawal_addresses set removed_at = coalesce(removed_at, $3) where id::text = $1 and user_id = $2 returning id`

const readWanted = (request: RequestOf<'wallet.addAddress'>): Wanted => {
  const currencyId = currencyIdOf(request.currencyId)
  refuse(checkNetwork(currencyId, request.network))
  const network = networkOf(currencyId, request.network)?.id
  if (!network) throw new AppError('NETWORK_REQUIRED')
  refuse(checkAddress(network, request.address))
  refuse(checkLabel(request.label))
  return {
    currencyId,
    network,
    address: normaliseAddress(network, request.address),
    label: request.label.trim(),
  }
}

const insert = async (
  { clock, config }: Context,
  t: Tx,
  userId: string,
  { currencyId, network, address, label }: Wanted,
): Promise<WithdrawalAddressRow> =>
  t.kysely
    .insertInto('withdrawal_addresses')
    .values({
      id: uuidv7(),
      user_id: userId,
      currency_id: currencyId,
      network,
      address,
      label,
      created_at: String(clock.now()),
      held_until: String(clock.now() + config.addressHoldHours * HOUR),
      removed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const viewOf = (row: WithdrawalAddressRow, now: number): AddressView => ({
  id: row.id,
  currencyId: row.currency_id,
  network: row.network,
  label: row.label,
  address: row.address,
  createdAt: Number(row.created_at),
  heldUntil: Number(row.held_until) > now ? Number(row.held_until) : null,
})
