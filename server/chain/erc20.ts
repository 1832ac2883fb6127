/** keccak-256 of `Transfer(address,address,uint256)`, the same on Ethereum (ERC-20) and TRON (TRC-20). */
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const TOPIC = /^0{24}[0-9a-f]{40}$/
const WORD = /^[0-9a-f]{64}$/

/** A log as the chain keeps it, in hexadecimal without 0x. */
export interface Log {
  topics: readonly string[]
  data: string
}

/** What a token moved: accounts as 40 hexadecimal digits, units of the token. */
export interface TokenTransfer {
  from: string
  to: string
  units: bigint
}

/** Reads a token's Transfer log; null for any other log. */
export const tokenTransfer = ({ topics, data }: Log): TokenTransfer | null => {
  const [kind, from = '', to = '', more] = topics
  if (kind !== TRANSFER || more !== undefined) return null
  if (!TOPIC.test(from) || !TOPIC.test(to) || !WORD.test(data)) return null
  return { from: from.slice(24), to: to.slice(24), units: BigInt(`0x${data}`) }
}
