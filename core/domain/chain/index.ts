/** Addresses. Not part of `@core/domain`, so that only screens which ask for one carry the checksums. */
export { checkAddress, normaliseAddress } from './address'
export { looksLike } from './lookAlike'
export { scannedAddress } from './scanned'
