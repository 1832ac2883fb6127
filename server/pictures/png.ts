const START = Buffer.from('89504e470d0a1a0a', 'hex')

/** Parts of a PNG that its pixels, their colours and the way up need. */
const NEEDED = new Set(
  ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'].concat(['iCCP', 'sRGB', 'gAMA', 'cHRM', 'sBIT', 'eXIf']),
)

/**
 * A PNG without its texts and further frames, anything else as it is. Texts are unpacked together with the header, and a
 * file of the largest size can hold thousands that swell a thousandfold.
 */
export const withoutTexts = (bytes: Buffer): Buffer => {
  if (!bytes.subarray(0, START.length).equals(START)) return bytes
  const kept: Uint8Array[] = [START]
  let at = START.length
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (NEEDED.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}
