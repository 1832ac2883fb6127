import {
  checkDepositAmount,
  currency,
  currencyById,
  networksOf,
  readAmount,
  USDT,
  type CurrencyId,
  type NetworkId,
  type Problem,
} from '@core/domain'
import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import { toWire, type Money } from '@core/money'

export type CurrencyInfo = ResponseOf<'currency.infoData'>['list'][number]
export type NetworkInfo = CurrencyInfo['networks'][number]

export interface DepositState {
  readonly currencyId: CurrencyId
  /** Null while no network is chosen: the first open one is offered. */
  readonly network: NetworkId | null
  /** As typed. */
  readonly amount: string
}

export interface DepositSummary {
  /** The network that is meant; null while it is unknown, or none is open. */
  readonly network: NetworkInfo | null
  /** The amount, once it can be deposited. */
  readonly amount: Money | null
  readonly addressOf: RequestOf<'wallet.rechargeAddress'> | null
  /** What the demo's button sends: less than the minimum too, so that one sees what becomes of it. */
  readonly test: RequestOf<'ext.demoDeposit'> | null
}

/** From the address's query; without a currency USDT. */
export const initialDeposit = (query: { currencyId?: string }): DepositState => ({
  currencyId: currencyById(Number(query.currencyId))?.id ?? USDT,
  network: null,
  amount: '',
})

/** Another coin keeps the network where it exists there too. */
export const chooseCurrency = (state: DepositState, currencyId: CurrencyId): DepositState => ({
  currencyId,
  network: networksOf(currencyId).find(({ id }) => id === state.network)?.id ?? null,
  amount: '',
})

const networkIn = ({ network }: DepositState, info: CurrencyInfo | undefined): NetworkInfo | null => {
  const chosen = info?.networks.find(({ id }) => id === network)
  return chosen ?? info?.networks.find(({ open }) => open) ?? info?.networks[0] ?? null
}

const read = ({ amount, currencyId }: DepositState) => readAmount(amount, currency(currencyId).scale)

/** What is wrong with the amount: required, a plain decimal, worth the minimum. */
export const depositProblem = (state: DepositState, info: CurrencyInfo | undefined): Problem => {
  const { amount, problem } = read(state)
  return problem ?? checkDepositAmount(amount, info?.price ?? null)
}

export const depositSummary = (state: DepositState, info: CurrencyInfo | undefined): DepositSummary => {
  const network = networkIn(state, info)
  const { amount } = read(state)
  if (!network?.open) return { network, amount: null, addressOf: null, test: null }
  const { currencyId } = state
  const addressOf = { id: currencyId, network: network.id }
  const test = amount && { currencyId, network: network.id, amount: toWire(amount) }
  return { network, amount: depositProblem(state, info) ? null : amount, addressOf, test }
}
