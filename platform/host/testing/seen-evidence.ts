import type { Evidence, Figures } from '../guard/evidence.ts'
import { verdict } from '../guard/verdict.ts'

/** The evidence about a release. A field that is absent means that nothing was counted. In browsers, each network has one vote. */
export interface Seen {
  figures?: Figures
  server?: [failed: number, tried: number, networks: number]
  browser?: [failed: number, tried: number]
}

export function evidence({
  figures = {},
  server: [failed, tried, networks] = [0, 0, 0],
  browser: [bad, all] = [0, 0],
}: Seen): Evidence {
  return {
    figures,
    votes: { server: { failed, tried, networks }, browser: { failed: bad, tried: all, networks: bad } },
  }
}

export const judge = (candidate: Seen, predecessor: Seen = {}, rest: Seen = predecessor) =>
  verdict({ candidate: evidence(candidate), predecessor: evidence(predecessor), rest: evidence(rest) })
