import { isIPv4, isIPv6 } from 'node:net'

/** The shared network of everything that is not an address, or is valid on one link only (`fe80::1%eth0`). */
export const NO_NETWORK = 'no address'

/**
 * The smallest network that a provider assigns to one customer: the address itself in IPv4, its /64 in IPv6 (RFC 6177, RFC 4291 2.5.1).
 * IPv4-mapped IPv6 counts as IPv4. Named like `203.0.113.77` or `2001:db8:12:34::/64`.
 */
export function narrowNetworkOf(ip: string): string {
  const parts = partsOf(ip)
  if (!parts) return NO_NETWORK
  return parts.length === 4 ? parts.join('.') : `${parts.slice(0, 4).join(':')}::/64`
}

/**
 * The network around it: /24 in IPv4, /48 in IPv6, the largest that one customer is assigned. Specific enough to see that requests come
 * from one place, too coarse to identify a household. Named like `203.0.113.0/24` or `2001:db8:12::/48`.
 */
export function wideNetworkOf(ip: string): string {
  const parts = partsOf(ip)
  if (!parts) return NO_NETWORK
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : `${parts.slice(0, 3).join(':')}::/48`
}

/** The four decimal numbers of an IPv4 address, or the eight hexadecimal ones of an IPv6 address, in canonical spelling. */
function partsOf(ip: string): string[] | undefined {
  if (isIPv4(ip)) return ip.split('.')
  if (!isIPv6(ip) || ip.includes('%')) return undefined
  // As in URLs: lower case, the longest run of zeros as '::', no dots.
  const [before = '', after] = new URL(`http://[${ip}]/`).hostname.slice(1, -1).split('::')
  const words = (text: string | undefined): string[] => (text ? text.split(':') : [])
  const zeros = after === undefined ? [] : Array<string>(8 - words(before).length - words(after).length).fill('0')
  const parts = [...words(before), ...zeros, ...words(after)]
  const isMapped = parts.slice(0, 5).every(part => part === '0') && parts[5] === 'ffff'
  return isMapped
    ? parts.slice(6).flatMap(part => [String(Number.parseInt(part, 16) >> 8), String(Number.parseInt(part, 16) & 255)])
    : parts
}
