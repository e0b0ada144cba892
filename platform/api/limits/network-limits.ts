import { narrowNetworkOf, wideNetworkOf } from '../network.ts'
import { createAttemptLimit } from './attempt-limits.ts'
import type { Allowance, AttemptLimit } from './attempt-limits.ts'

/** The wide network's allowance, as a multiple of the narrow network's. */
export const WIDE_FACTOR = 8

/** An AttemptLimit whose names are callers' addresses. */
export type NetworkLimit = Omit<AttemptLimit, 'clear'>

/**
 * A limit on callers that counts an address's network rather than the address: one customer holds 2^64 IPv6 addresses. The narrow network
 * (an IPv4 address, an IPv6 /64) has the allowance, the wide one around it (/24, /48) eight times as much, and neither may be exhausted
 * (docs/decisions/0030).
 */
export function createNetworkLimit(allowance: Allowance, now?: () => number): NetworkLimit {
  const narrow = createAttemptLimit(allowance, now)
  const wide = createAttemptLimit({ ...allowance, most: allowance.most * WIDE_FACTOR }, now)
  return {
    waitFor: ip => Math.max(narrow.waitFor(narrowNetworkOf(ip)), wide.waitFor(wideNetworkOf(ip))),
    // Attempts from all over a wide network count as if spread evenly over its parts.
    countOf: ip =>
      Math.max(narrow.countOf(narrowNetworkOf(ip)), Math.floor(wide.countOf(wideNetworkOf(ip)) / WIDE_FACTOR)),
    count(ip, by) {
      narrow.count(narrowNetworkOf(ip), by)
      wide.count(wideNetworkOf(ip), by)
    },
    takeBack(ip) {
      narrow.takeBack(narrowNetworkOf(ip))
      wide.takeBack(wideNetworkOf(ip))
    },
  }
}
