import type { RequestOf } from '@core/contract/schemas'
import {
  checkWithdrawAddress,
  checkWithdrawNetwork,
  networkById,
  readWithdrawal,
  type WithdrawRoute,
  type WithdrawTerms,
} from '@core/domain'
import { money, type Money } from '@core/money'
import type { Context } from '../../context'
import { AppError, refuse } from '../../http/errors'
import type { Queries } from '../../store/db'
import { currencyIdOf } from '../accounts'
import { boundRows } from '../addressRules'
import { roomOf } from './room'
import { openTermsOf } from './terms'

export type WithdrawBody = RequestOf<'assets.withdraw'>

/** A request that satisfies every rule at the moment it was checked. */
export interface Withdrawal extends WithdrawRoute {
  readonly address: string
  readonly label: string
  readonly amount: Money
  readonly fee: Money
}

/** @throws AppError CURRENCY_REQUIRED, NETWORK_REQUIRED, NETWORK_MISMATCH */
const routeOf = (body: WithdrawBody): WithdrawRoute => {
  const currencyId = currencyIdOf(body.currencyId)
  refuse(checkWithdrawNetwork(currencyId, body.network))
  const network = networkById(body.network)?.id
  if (!network) throw new AppError('NETWORK_REQUIRED')
  return { currencyId, network }
}

/** Nobody pays a fee that they have not seen. @throws AppError NOT_YET_OPENED, WITHDRAW_FEE_CHANGED */
const termsFor = async (
  q: Queries,
  route: WithdrawRoute,
  seenFee: string | undefined,
): Promise<WithdrawTerms> => {
  const terms = await openTermsOf(q, route)
  if (!terms) throw new AppError('NOT_YET_OPENED')
  if (seenFee !== undefined && !money(seenFee).eq(terms.fee)) throw new AppError('WITHDRAW_FEE_CHANGED')
  return terms
}

const addressFor = async (
  ctx: Context,
  q: Queries,
  { userId, route, addressId }: { userId: string; route: WithdrawRoute; addressId: string },
): Promise<{ address: string; label: string }> => {
  const rows = await boundRows(q, userId)
  const bound = rows.map((row) => ({
    ...{ id: row.id, currencyId: row.currency_id, network: row.network },
    heldUntil: Number(row.held_until),
  }))
  refuse(checkWithdrawAddress(bound, route, addressId, ctx.clock.now()))
  const chosen = rows.find(({ id }) => id === addressId)
  if (!chosen) throw new AppError('WITHDRAW_ADDRESS_UNKNOWN')
  return chosen
}

/**
 * Holds a request against every rule but identity, password and code, by the given connection alone.
 * @throws AppError CURRENCY_REQUIRED, NETWORK_..., NOT_YET_OPENED, NO_WITHDRAW_ADDRESS..., WITHDRAW_..., AMOUNT_...,
 * INSUFFICIENT_WITHDRAWABLE
 */
export const checkWithdrawal = async (
  ctx: Context,
  q: Queries,
  userId: string,
  body: WithdrawBody,
): Promise<Withdrawal> => {
  const route = routeOf(body)
  const terms = await termsFor(q, route, body.fee)
  const { address, label } = await addressFor(ctx, q, { userId, route, addressId: body.addressId })
  const room = await roomOf(ctx, q, userId, { ...route, dayLimit: terms.dayLimit })
  const { amount, problem } = readWithdrawal(body.amount, route, terms, room)
  if (!amount) throw new AppError(problem.code, problem.params)
  return { ...route, address, label, amount, fee: terms.fee }
}
