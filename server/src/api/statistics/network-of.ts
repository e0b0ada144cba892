import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network an address lies in, /24 or /48: enough to see that clicks come from one place, too little to name a household.
 * Null for what is no address.
 */
export function networkOf(ip: string): string | null {
  if (isIPv4(ip)) return `${ip.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(ip) || ip.includes('%')) return null
  // As addresses of the web have it: lower case, the longest run of zeros as '::', no dots.
  const [before = '', after] = new URL(`http://[${ip}]/`).hostname.slice(1, -1).split('::')
  const parts = (text: string | undefined): string[] => (text ? text.split(':') : [])
  const zeros = after === undefined ? [] : Array<string>(8 - parts(before).length - parts(after).length).fill('0')
  return `${[...parts(before), ...zeros, ...parts(after)].slice(0, 3).join(':')}::/48`
}
