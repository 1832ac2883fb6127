import { currencyById, networkById } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'

export type Address = ResponseOf<'wallet.addresses'>[number]

export const ADD_ADDRESS = '/pages/me/bindAddress?add=1'

/** `USDT · TRC-20` */
export const chainOf = ({ currencyId, network }: Pick<Address, 'currencyId' | 'network'>): string =>
  `${currencyById(currencyId)?.code ?? ''} · ${networkById(network)?.standard ?? network}`
