import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are not the public internet: our own machine, neighbours, documentation, multicast. */
const blocked = new BlockList()
const PRIVATE_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
for (const [net, prefix] of PRIVATE_V4) blocked.addSubnet(net, prefix, 'ipv4')

/** Of IPv6 only global unicast is public; tunnels inside it may end anywhere. */
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')
const TUNNELS_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [net, prefix] of TUNNELS_V6) blocked.addSubnet(net, prefix, 'ipv6')

/** True for an IP address on the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !blocked.check(address, 'ipv4')
  return family === 6 && globalV6.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}

/** Where clouds hand out credentials to whoever asks from within: link-local, and what some use beside it. */
const clouds = new BlockList()
clouds.addSubnet('169.254.0.0', 16, 'ipv4')
clouds.addSubnet('fe80::', 10, 'ipv6')
for (const address of ['100.100.100.200', '192.0.0.192']) clouds.addAddress(address, 'ipv4')
for (const address of ['fd00:ec2::254', 'fd20:ce::254']) clouds.addAddress(address, 'ipv6')

/** A URL's host without the brackets of an IPv6 address. */
const plainHost = (host: string): string => host.replace(/^\[|\]$/g, '')

/** True for such an address, also written as IPv6, and for the name that one cloud gives it. */
export const isCloudMetadata = (host: string): boolean => {
  const plain = plainHost(host)
  const family = isIP(plain)
  if (family === 0) return /^metadata\.google\.internal\.?$/i.test(plain)
  return clouds.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}

/** What a URL's host shows by itself: a private address or name is refused; where other names lead is seen at connect. */
export const isPublicHost = (host: string): boolean => {
  const plain = plainHost(host)
  if (isIP(plain)) return isPublicAddress(plain)
  return plain.includes('.') && !/(^|\.)(localhost|local|internal)\.?$/i.test(plain)
}

/** The address to which a name leads is not on the public internet. */
export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} leads to a private address`)
    this.name = 'PrivateAddress'
  }
}

/** Name resolution for `http.request`: the very addresses that are connected to have been checked. */
export const publicLookup: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return answer(error ?? new Error(`${host} has no address`), '')
    if (!found.every(({ address }) => isPublicAddress(address))) return answer(new PrivateAddress(host), '')
    if (options.all) answer(null, found)
    else answer(null, first.address, first.family)
  })
}
