import type { ResponseOf } from '@core/contract/schemas'
import { dayLeftOf, networkById, readWithdrawTerms, type CurrencyId } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Context } from '../../context'
import { isIdentityNeeded } from '../identity'
import { usedToday, walletAvailable } from './room'
import { storedTerms, type StoredTerms } from './terms'

type PreData = ResponseOf<'wallet.withdrawPreData'>

const isOpen = async ({ chain }: Pick<Context, 'chain'>, { network, enabled }: StoredTerms) =>
  enabled && (await chain.isOpen(network))

/** All that a user must know before withdrawing a currency. */
export const withdrawPreData = async (
  ctx: Context,
  userId: string,
  currencyId: CurrencyId,
): Promise<PreData> => {
  const ways = (await storedTerms(ctx.db)).filter((way) => way.currencyId === currencyId)
  const used = await usedToday(ctx.db, userId, { currencyId, now: ctx.clock.now() })
  const networks = ways.map(async (way) => {
    const { network: id, terms } = way
    const { name = id, standard = id } = networkById(id) ?? {}
    const dayLeft = dayLeftOf(readWithdrawTerms(terms), used.get(id) ?? money('0'))
    return { id, name, standard, open: await isOpen(ctx, way), ...terms, dayLeft: toWire(dayLeft) }
  })
  return {
    currencyId,
    withdrawable: toWire(await walletAvailable(ctx, ctx.db, userId, currencyId)),
    identityNeeded: await isIdentityNeeded(ctx, userId),
    reviewSeconds: ctx.config.withdrawAutoApprove,
    networks: await Promise.all(networks),
  }
}
