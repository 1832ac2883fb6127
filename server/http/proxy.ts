import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config, TrustProxy } from '../config'

/** Whether the headers of an address count; the nearest has hop 0. */
export type Trust = (address: string, hop: number) => boolean

const listed = (networks: readonly string[]): Trust => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * Whose `X-Forwarded-…` headers count. Of a chain of addresses, the first from our side that is no proxy is the
 * client's: what the client wrote before it is a mere claim.
 */
export const trustOf = (trust: TrustProxy): Trust => {
  if (trust === false) return () => false
  return trust === 'nearest' ? (_address, hop) => hop === 0 : listed(trust)
}

const UNKNOWN = 'XX'

/** Reads the caller's country as the proxy says it: two letters, `XX` when it does not; null when nobody asks. */
export const countryReader = ({ regions, trustProxy }: Pick<Config, 'regions' | 'trustProxy'>) => {
  const trust = trustOf(trustProxy)
  return ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): string | null => {
    if (!regions) return null
    const value = headers[regions.header]
    const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
    return trust(socket.remoteAddress ?? '', 0) && /^[A-Z][A-Z0-9]$/.test(code) ? code : UNKNOWN
  }
}
