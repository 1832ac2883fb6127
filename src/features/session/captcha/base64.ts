const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base64 of ASCII text; mini-programs have no `btoa`. */
export const base64 = (ascii: string): string => {
  let out = ''
  for (let i = 0; i < ascii.length; i += 3) {
    const bytes = [0, 1, 2].map((k) => ascii.charCodeAt(i + k) || 0)
    const bits = ((bytes[0] ?? 0) << 16) | ((bytes[1] ?? 0) << 8) | (bytes[2] ?? 0)
    const given = Math.min(3, ascii.length - i)
    for (let k = 0; k < 4; k += 1) out += k <= given ? ALPHABET.charAt((bits >> (18 - 6 * k)) & 63) : '='
  }
  return out
}
