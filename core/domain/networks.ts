import type { CurrencyId } from './currencies'

/** The chains on which money comes and goes: which currencies each carries, and how it is called. */
export const NETWORKS = [
  { id: 'bitcoin', name: 'Bitcoin', standard: 'BTC', currencies: [5], confirmations: 3 },
  { id: 'ethereum', name: 'Ethereum', standard: 'ERC-20', currencies: [4, 1], confirmations: 12 },
  { id: 'tron', name: 'TRON', standard: 'TRC-20', currencies: [2, 1, 3], confirmations: 20 },
] as const satisfies readonly {
  id: string
  name: string
  standard: string
  currencies: readonly CurrencyId[]
  /** Blocks, its own included, after which a transfer counts as final. */
  confirmations: number
}[]

export type Network = (typeof NETWORKS)[number]
export type NetworkId = Network['id']

export const networkById = (id: string): Network | undefined => NETWORKS.find((n) => n.id === id)

/** The networks that carry a currency. */
export const networksOf = (currencyId: CurrencyId): readonly Network[] =>
  NETWORKS.filter(({ currencies }) => (currencies as readonly CurrencyId[]).includes(currencyId))
