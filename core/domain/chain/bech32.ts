/** Bech32 and bech32m (BIP-173, BIP-350): the witness addresses of Bitcoin. */
const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const CHECK_DIGITS = 6
/** What the checksum comes to: version 0 is written in bech32, later ones in bech32m. */
const BECH32 = 1
const BECH32M = 0x2bc830a3

export interface Witness {
  version: number
  /** Bytes of the program. */
  length: number
}

const checksum = (values: readonly number[]): number =>
  values.reduce((check, value) => {
    const top = check >>> 25
    return GENERATOR.reduce(
      (sum, word, bit) => ((top >>> bit) & 1 ? sum ^ word : sum),
      ((check & 0x1ffffff) << 5) ^ value,
    )
  }, 1)

const expanded = (prefix: string): number[] => {
  const codes = Array.from(prefix, (char) => char.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

/** Bytes that the 5-bit digits hold; null unless less than a digit is left over, and that all zeros. */
const byteLength = (digits: readonly number[]): number | null => {
  const left = (digits.length * 5) % 8
  const last = digits[digits.length - 1] ?? 0
  return left < 5 && (last & ((1 << left) - 1)) === 0 ? Math.floor((digits.length * 5) / 8) : null
}

/**
 * @param prefix human-readable part, in small letters
 * @returns null unless the text is `prefix`, 1, digits and their checksum, in one case throughout
 */
export const readWitness = (prefix: string, text: string): Witness | null => {
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return null
  if (!lower.startsWith(`${prefix}1`)) return null
  const digits = Array.from(lower.slice(prefix.length + 1), (char) => ALPHABET.indexOf(char))
  const [version] = digits
  if (version === undefined || digits.length <= CHECK_DIGITS || digits.includes(-1)) return null
  const check = checksum([...expanded(prefix), ...digits])
  if (check !== (version === 0 ? BECH32 : BECH32M)) return null
  const length = byteLength(digits.slice(1, -CHECK_DIGITS))
  return length === null ? null : { version, length }
}
