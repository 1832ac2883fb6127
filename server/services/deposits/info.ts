import type { ResponseOf } from '@core/contract/schemas'
import {
  CURRENCIES,
  MIN_DEPOSIT_USDT,
  minimumAmount,
  NETWORKS,
  networksOf,
  type CurrencyId,
  type Lang,
  type Network,
  type NetworkId,
} from '@core/domain'
import type { Context } from '../../context'
import { currencyName } from '../currencyNames'
import { storedTerms } from '../withdrawals/terms'

type Info = ResponseOf<'currency.infoData'>

const openNetworks = async ({ chain }: Pick<Context, 'chain'>): Promise<Set<NetworkId>> => {
  const states = await Promise.all(NETWORKS.map(async ({ id }) => ({ id, open: await chain.isOpen(id) })))
  return new Set(states.filter(({ open }) => open).map(({ id }) => id))
}

/** Currencies, on which networks each is, and what depositing and withdrawing there needs. */
export const currencyInfo = async (
  ctx: Pick<Context, 'chain' | 'db' | 'market'>,
  lang: Lang,
): Promise<Info> => {
  const [open, ways] = await Promise.all([openNetworks(ctx), storedTerms(ctx.db)])
  const networkOf = (currencyId: CurrencyId, price: string | null, network: Network) => {
    const { id, name, standard, confirmations } = network
    const way = ways.find((w) => w.currencyId === currencyId && w.network === id && w.enabled)
    const minDeposit = price === null ? null : minimumAmount(price)
    return {
      ...{ id, name, standard, confirmations, open: open.has(id), minDeposit },
      ...{ minWithdrawal: way?.terms.min ?? null, withdrawFee: way?.terms.fee ?? null },
    }
  }
  const list = CURRENCIES.map(({ id, code, scale }) => {
    const price = ctx.market.lastPrice(id)
    const networks = networksOf(id).map((network) => networkOf(id, price, network))
    return { id, code, name: currencyName(lang, id), scale, price, networks }
  })
  return { simulated: ctx.chain.simulated, minDepositUsdt: MIN_DEPOSIT_USDT, list }
}
