import type { ResponseOf } from '@core/contract/schemas'
import {
  CURRENCIES,
  MIN_DEPOSIT_USDT,
  minimumAmount,
  NETWORKS,
  networksOf,
  type CurrencyId,
  type Lang,
  type NetworkId,
} from '@core/domain'
import type { Context } from '../../context'
import { currencyName } from '../currencyNames'
import { storedTerms, type StoredTerms } from '../withdrawals/terms'

type Info = ResponseOf<'currency.infoData'>
type NetworkInfo = Info['list'][number]['networks'][number]

interface Facts {
  open: ReadonlySet<NetworkId>
  terms: readonly StoredTerms[]
}

const openNetworks = async ({ chain }: Pick<Context, 'chain'>): Promise<Set<NetworkId>> => {
  const states = await Promise.all(NETWORKS.map(async ({ id }) => ({ id, open: await chain.isOpen(id) })))
  return new Set(states.filter(({ open }) => open).map(({ id }) => id))
}

/** The networks of a currency; what withdrawing costs is null where nobody can withdraw. */
const networksFor = (currencyId: CurrencyId, price: string | null, { open, terms }: Facts): NetworkInfo[] =>
  networksOf(currencyId).map(({ id, name, standard, confirmations }) => {
    const way = terms.find((t) => t.currencyId === currencyId && t.network === id && t.enabled)
    return {
      ...{ id, name, standard, confirmations, open: open.has(id) },
      minDeposit: price === null ? null : minimumAmount(price),
      minWithdrawal: way?.terms.min ?? null,
      withdrawFee: way?.terms.fee ?? null,
    }
  })

/** Currencies, on which networks each is, and what depositing and withdrawing there needs. */
export const currencyInfo = async (
  ctx: Pick<Context, 'chain' | 'market' | 'db'>,
  lang: Lang,
): Promise<Info> => {
  const [open, terms] = await Promise.all([openNetworks(ctx), storedTerms(ctx.db)])
  const list = CURRENCIES.map(({ id, code, scale }) => {
    const price = ctx.market.lastPrice(id)
    return {
      id,
      code,
      name: currencyName(lang, id),
      scale,
      price,
      networks: networksFor(id, price, { open, terms }),
    }
  })
  return { simulated: ctx.chain.simulated, minDepositUsdt: MIN_DEPOSIT_USDT, list }
}
