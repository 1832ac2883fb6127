/**
 * The house's accounts. Those in every trade's way are split into shards, so that no row is a bottleneck.
 * `chain` and `issuance` are contra accounts: they stand for the world outside and may go below zero.
 */
export const HOUSES = {
  chain: { shards: 8, contra: true },
  issuance: { shards: 8, contra: true },
  options: { shards: 8, contra: false },
  contracts: { shards: 8, contra: false },
  swap: { shards: 8, contra: false },
  fees: { shards: 8, contra: false },
  insurance: { shards: 1, contra: false },
  deficit: { shards: 1, contra: false },
  rewards: { shards: 1, contra: false },
  burn: { shards: 1, contra: false },
  unclaimed: { shards: 1, contra: false },
} as const

export type House = keyof typeof HOUSES

export const HOUSE_NAMES = Object.keys(HOUSES) as House[]
