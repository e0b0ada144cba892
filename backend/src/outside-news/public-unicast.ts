import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { publicAddress } from '../geo/public-address.ts'

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
// NAT64 (RFC 6052): publicAddress() checks the IPv4 address in it.
globalUnicast.addSubnet('64:ff9b::', 96, 'ipv6')

/** Within the ranges above, but tunnels to IPv4 addresses (Teredo, 6to4) and protocol assignments. */
const special = new BlockList()
special.addSubnet('2001::', 23, 'ipv6')
special.addSubnet('2002::', 16, 'ipv6')
special.addSubnet('192.88.99.0', 24, 'ipv4')

/**
 * True for an address of one machine on the public internet. Anything else is refused: addresses of this machine, of private networks and
 * links, multicast, IPv4 addresses in IPv6 notation (RFC 6890), and text that is no address.
 */
export function isPublicUnicast(address: string): boolean {
  if (publicAddress(address) === undefined) return false
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return (
    isIPv6(address) && !address.includes('%') && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
  )
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

export const isLoopback = (address: string): boolean =>
  isIPv4(address) ? loopback.check(address, 'ipv4') : isIPv6(address) && loopback.check(address, 'ipv6')
