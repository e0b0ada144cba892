import { BlockList, isIP, isIPv4 } from 'node:net'

/** Addresses without a location: private, of one machine or link, for documentation, or reserved (RFC 6890). */
const reserved = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001:db8::/32',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]
const places = new BlockList()
for (const range of reserved) {
  const [network = '', bits] = range.split('/')
  places.addSubnet(network, Number(bits), isIPv4(network) ? 'ipv4' : 'ipv6')
}

/**
 * An address that can be located, or undefined for reserved and invalid ones. An IPv6 address that contains an IPv4 address (mapped, or
 * behind NAT64) becomes that one.
 */
export function publicAddress(ip: string): string | undefined {
  const address = carriedIpv4(ip) ?? ip
  const family = isIP(address)
  if (family === 0 || places.check(address, family === 4 ? 'ipv4' : 'ipv6')) return undefined
  return address
}

/** ::ffff:0:0/96 and 64:ff9b::/96: the prefixes of an embedded IPv4 address, in the one form URLs write them. */
const carriers = /^\[(?:::ffff|64:ff9b:):(?<high>[\da-f]{1,4}):(?<low>[\da-f]{1,4})\]$/

function carriedIpv4(ip: string): string | undefined {
  if (isIP(ip) !== 6 || ip.includes('%')) return undefined
  const parts = carriers.exec(new URL(`http://[${ip}]/`).hostname)?.groups
  if (!parts) return undefined
  const [high, low] = [parseInt(parts.high!, 16), parseInt(parts.low!, 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
