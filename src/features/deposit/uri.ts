import { currency, type CurrencyId } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { money, toWire, type Money } from '@core/money'

export type DepositTarget = ResponseOf<'wallet.rechargeAddress'>

/** The smallest units of a coin with `digits` digits: 1.5 with 6 digits is 1500000. */
const unitsOf = (amount: Money, digits: number): string =>
  toWire(amount.times(money(`1${'0'.repeat(digits)}`)))

const ETHER: CurrencyId = 4

/** EIP-681: a transfer of ether, or of a token by its contract. */
const ethereum = (
  { address, chainId, contract, currencyId }: DepositTarget,
  amount: Money,
): string | null => {
  const chain = chainId === null ? '' : `@${chainId}`
  if (currencyId === ETHER)
    return `ethereum:${address}${chain}?value=${unitsOf(amount, currency(ETHER).scale)}`
  if (contract === null) return null
  const { scale } = currency(currencyId as CurrencyId)
  return `ethereum:${contract}${chain}/transfer?address=${address}&uint256=${unitsOf(amount, scale)}`
}

/**
 * What the QR code says: a payment request with the amount where the network has one (BIP-21, EIP-681), else the
 * address alone, which every wallet reads.
 */
export const paymentUri = (target: DepositTarget, amount: Money): string => {
  if (target.network === 'bitcoin') return `bitcoin:${target.address}?amount=${toWire(amount)}`
  if (target.network === 'ethereum') return ethereum(target, amount) ?? target.address
  return target.address
}
