import { keccakOfAscii } from './keccak'

const HEX = /^0x[0-9a-fA-F]{40}$/
const NOBODY = /^0x0{40}$/

/** Writes an address with the capitals that are its checksum (EIP-55). */
const withChecksum = (address: string): string => {
  const digits = address.slice(2).toLowerCase()
  const hash = keccakOfAscii(digits)
  const capital = (digit: string, i: number): string =>
    parseInt(hash.charAt(i), 16) >= 8 ? digit.toUpperCase() : digit
  return `0x${Array.from(digits, capital).join('')}`
}

/**
 * The stored form (EIP-55) of an Ethereum address, or null when it is none. Small letters throughout carry no
 * checksum and are accepted; capitals must be the right ones. The zero address has no owner.
 */
export const ethereumAddress = (address: string): string | null => {
  if (!HEX.test(address) || NOBODY.test(address)) return null
  const checked = withChecksum(address)
  return address === checked || address === address.toLowerCase() ? checked : null
}
