import { createNetworkLimit } from '../../api/limits/network-limits.ts'

/** Within this time: */
const seconds = 600
/** so often a page with a form or a query was in a thread that had to be ended, and the network's next such pages are rendered apart; */
const endsWithInput = 2
/** so often any page was, and all of the network's pages are; */
const endsWithAny = 6
/** so often a page ended a thread in which it was alone, and the network is refused. */
const endsAlone = 3

/** Which networks have pages that end render threads: those are rendered apart from others, and refused once it is known that they do. */
export interface ThreadEnders {
  mustBeApart(ip: string, hasInput: boolean): boolean
  /** Seconds until the network's pages are rendered again; 0: now. */
  waitFor(ip: string): number
  /** A page of this address was in a thread that has ended, alone or with others. */
  ended(ip: string, page: { hasInput: boolean; isAlone: boolean }): void
}

export function createThreadEnders(): ThreadEnders {
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

/** A network whose pages end render threads asks for another one. */
export class RenderingRefused extends Error {
  override name = 'RenderingRefused'
  readonly waitSeconds: number

  constructor(waitSeconds: number) {
    super('pages of this network have ended render threads')
    this.waitSeconds = waitSeconds
  }
}
