/** As many characters at each end as people compare, at the least. */
const COMPARED = 4

const ends = (address: string): string =>
  `${address.slice(0, COMPARED)}…${address.slice(-COMPARED)}`.toLowerCase()

/**
 * Whether one address could be taken for another that it is not: the same beginning and end, of which masked
 * addresses show nothing else. Swindlers make such addresses and wait for them to be copied (address poisoning).
 * Both in their stored form. Capitals are not told apart, because eyes hardly do.
 */
export const looksLike = (a: string, b: string): boolean => a !== b && ends(a) === ends(b)
