import { getAddress, type Address, type Hex } from 'viem'
import type { CurrencyId } from '@core/domain'
import { tokenTransfer } from '../erc20'
import type { ChainTransfer } from '../types'
import { amountOf } from '../units'

const ETH: CurrencyId = 4
const USDT: CurrencyId = 1
const ETH_DECIMALS = 18

/** The token contract that counts as USDT. */
export interface Token {
  contract: Address
  decimals: number
}

export interface Transaction {
  hash: Hex
  from: Address
  to: Address | null
  value: bigint
}

export interface Receipt {
  status: 'success' | 'reverted'
  logs: readonly { address: Address; topics: readonly Hex[]; data: Hex }[]
}

const bare = (hex: Hex): string => hex.slice(2).toLowerCase()

/**
 * Everything of ours that a successful transaction moved: its own value, and USDT by its logs. What a contract passed
 * on in ETH leaves no trace here. Positions: 0 is the value, then the logs of the transaction from 1.
 */
export const transfersOf = (
  { hash, from, to, value }: Transaction,
  { status, logs }: Receipt,
  { contract, decimals }: Token,
): ChainTransfer[] => {
  if (status !== 'success') return []
  const native = to && {
    txId: hash,
    index: 0,
    currencyId: ETH,
    address: getAddress(to),
    from: getAddress(from),
    amount: amountOf(value, ETH_DECIMALS, ETH),
  }
  const tokens = logs.flatMap((log, position): ChainTransfer[] => {
    if (getAddress(log.address) !== contract) return []
    const moved = tokenTransfer({ topics: log.topics.map(bare), data: bare(log.data) })
    if (!moved) return []
    const amount = amountOf(moved.units, decimals, USDT)
    const [sender, address] = [getAddress(`0x${moved.from}`), getAddress(`0x${moved.to}`)]
    return [{ txId: hash, index: position + 1, currencyId: USDT, address, from: sender, amount }]
  })
  return [...(native ? [native] : []), ...tokens].filter(({ amount }) => amount !== '0')
}
