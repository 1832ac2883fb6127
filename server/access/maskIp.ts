/** An address as its owner may see it: enough to tell home from abroad, not enough to find a house. */
export const maskIp = (ip: string): string => {
  const plain = ip.replace(/^::ffff:/i, '')
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.split('.').slice(0, 2).concat('*', '*').join('.')
  const [first = '', second = ''] = plain.split(':')
  return plain.includes(':') ? `${first}:${second}:*` : ''
}
