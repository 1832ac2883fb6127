import { isIPv6 } from 'node:net'

/** The first four groups of an IPv6 address: what one customer of a provider has to themselves. */
const networkOf = (ip: string): string => {
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = ip.includes('::') ? 8 - head.length - tail.length : 0
  const groups = [...head, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Where calls come from, as limits count them: an IPv4 address, or an IPv6 network of 64 bits. */
export const sourceOf = (ip: string): string => {
  const plain = ip
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '')
  return isIPv6(plain) ? networkOf(plain) : plain
}
