import { base58Version } from './base58'

const MAINNET = 0x41

/** The stored form of a TRON address (`T…`), or null when it is none. */
export const tronAddress = (address: string): string | null =>
  base58Version(address) === MAINNET ? address : null
