/** Address inside a payment request: EIP-681 names the recipient of a token apart from the contract. */
const inEthereum = (rest: string): string => {
  const [path = '', query = ''] = rest.split('?')
  const recipient = /(?:^|&)address=([^&]*)/.exec(query)?.[1]
  if (/\/transfer$/i.test(path) && recipient) return recipient
  return (path.replace(/^pay-/i, '').split(/[@/]/)[0] ?? '').trim()
}

const SCHEME = /^(bitcoin|ethereum|tron):(?:\/\/)?(.*)$/i

/**
 * What a scanned code pays to: the address in a payment request (BIP-21, EIP-681, `tron:`), else the code's own text.
 * Whether that is an address is not looked at.
 */
export const scannedTarget = (text: string): string => {
  const plain = text.trim()
  const [, scheme = '', rest = ''] = SCHEME.exec(plain) ?? []
  if (!scheme) return plain
  return scheme.toLowerCase() === 'ethereum' ? inEthereum(rest) : (rest.split('?')[0] ?? '').trim()
}

/** Addresses whose letters mean the same in both cases. */
const CASELESS = /^(0x|bc1)/i

/** Whether two texts are the same address: mixed case is a checksum in Ethereum's, and QR codes like capitals. */
export const isSameAddress = (a: string, b: string): boolean =>
  a === b || (CASELESS.test(a) && a.toLowerCase() === b.toLowerCase())
