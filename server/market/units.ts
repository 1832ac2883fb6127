/** Exact market arithmetic in whole units of 10^-scale. */

/** Digits after the point of traded quantities, the same for every pair. */
export const QUANTITY_SCALE = 8

const DECIMAL = /^(\d+)(?:\.(\d+))?$/

/**
 * @param text a plain, unsigned decimal
 * @returns whole units; null when the text is no such decimal or has more than `scale` significant decimals
 */
export const toUnits = (text: string, scale: number): bigint | null => {
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined) return null
  const digits = fraction.replace(/0+$/, '')
  return digits.length > scale ? null : BigInt(whole + digits.padEnd(scale, '0'))
}

/** For decimals the system itself stored: throws when they do not fit. */
export const storedUnits = (text: string, scale: number): bigint => {
  const units = toUnits(text, scale)
  if (units === null) throw new Error(`a stored figure does not fit ${scale} decimals`)
  return units
}

/** Decimal text with exactly `scale` digits after the point. */
export const fromUnits = (units: bigint, scale: number): string => {
  if (scale === 0) return units.toString()
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** The shortest decimal text: no zeros at the end. */
export const fromUnitsShort = (units: bigint, scale: number): string => {
  const text = fromUnits(units, scale)
  return scale === 0 ? text : text.replace(/\.?0+$/, '')
}

/** Division rounded to the nearest unit, halves away from zero. */
export const divideHalfUp = (a: bigint, b: bigint): bigint => {
  const negative = a < 0n !== b < 0n
  const x = a < 0n ? -a : a
  const y = b < 0n ? -b : b
  const rounded = (2n * x + y) / (2n * y)
  return negative ? -rounded : rounded
}
