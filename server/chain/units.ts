import { currency, type CurrencyId } from '@core/domain'

/**
 * What a chain counts in its smallest units, as a decimal of the currency. Whole numbers throughout, so exact; what is
 * finer than the currency's scale is cut off.
 * @param decimals digits after the point that a unit has on the chain, at least the currency's scale
 */
export const amountOf = (units: bigint, decimals: number, currencyId: CurrencyId): string => {
  const { scale } = currency(currencyId)
  const digits = String(units / 10n ** BigInt(decimals - scale)).padStart(scale + 1, '0')
  const [whole, fraction] = [digits.slice(0, -scale), digits.slice(-scale).replace(/0+$/, '')]
  return fraction ? `${whole}.${fraction}` : whole
}

/** No token has more in earnest; far more would be a contract that makes fun of us. */
const MAX_DECIMALS = 36

/**
 * The decimals that a token contract states, when amounts of the currency can be written with them.
 * @throws Error when the token is too coarse, so that some balance could not be paid out, or absurdly fine
 */
export const tokenDecimals = (stated: bigint, currencyId: CurrencyId): number => {
  const { code, scale } = currency(currencyId)
  if (stated < BigInt(scale) || stated > BigInt(MAX_DECIMALS))
    throw new Error(`the ${code} contract has ${stated} decimals, which cannot carry ${scale}`)
  return Number(stated)
}
