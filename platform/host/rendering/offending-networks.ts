import { createNetworkLimit } from '../../api/limits/network-limits.ts'

/** Window in which threads ended by a network are counted. */
const seconds = 600
/** Ended threads that held a page with a form or a query: from here on, the network's next such pages are rendered apart. */
const endsWithInput = 2
/** Ended threads that held any page of the network: from here on, all its pages are rendered apart. */
const endsWithAny = 6
/** Threads ended by a page that was alone in them: from here on, the network is refused. */
const endsAlone = 3

/**
 * Tracks networks whose pages end render threads: their pages are rendered apart from others, and refused once it is proven that they are
 * the cause.
 */
export interface OffendingNetworks {
  mustBeApart(ip: string, hasInput: boolean): boolean
  /** Seconds until the network's pages are rendered again; 0: no wait. */
  waitFor(ip: string): number
  /** Records that a page of this address was in a thread that has ended, alone or with others. */
  ended(ip: string, page: { hasInput: boolean; isAlone: boolean }): void
}

export function createOffendingNetworks(): OffendingNetworks {
  const withInput = createNetworkLimit({ most: endsWithInput, seconds })
  const withAny = createNetworkLimit({ most: endsWithAny, seconds })
  const alone = createNetworkLimit({ most: endsAlone, seconds })
  return {
    mustBeApart: (ip, hasInput) => (hasInput && withInput.waitFor(ip) > 0) || withAny.waitFor(ip) > 0,
    waitFor: ip => alone.waitFor(ip),
    ended(ip, { hasInput, isAlone }) {
      if (isAlone) return alone.count(ip)
      if (hasInput) withInput.count(ip)
      withAny.count(ip)
    },
  }
}

/** A page was refused because the network's pages have ended render threads. */
export class RenderingRefused extends Error {
  override name = 'RenderingRefused'
  readonly waitSeconds: number

  constructor(waitSeconds: number) {
    super('pages of this network have ended render threads')
    this.waitSeconds = waitSeconds
  }
}
