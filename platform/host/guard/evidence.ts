import type { HealthKind } from './health.ts'
import type { VoteSide } from './release-votes.ts'

/** Number of events of each kind over some period. */
export type Figures = Partial<Record<HealthKind, number>>

/** Failed attempts out of all attempts. */
export interface Counts {
  failed: number
  tried: number
}

/** A release's results as seen by visitors' networks. `networks`: the number of networks in which it failed. */
export interface VoteCounts extends Counts {
  networks: number
}

/** The evidence about one release, or about several together. */
export interface Evidence {
  figures: Figures
  votes: Record<VoteSide, VoteCounts>
}

export const noEvidence = (): Evidence => ({
  figures: {},
  votes: { server: { failed: 0, tried: 0, networks: 0 }, browser: { failed: 0, tried: 0, networks: 0 } },
})

export function sumOf(all: Iterable<Evidence>): Evidence {
  const sum = noEvidence()
  for (const { figures, votes } of all) {
    for (const [kind, count] of Object.entries(figures) as [HealthKind, number][])
      sum.figures[kind] = (sum.figures[kind] ?? 0) + count
    for (const side of ['server', 'browser'] as const)
      for (const count of ['failed', 'tried', 'networks'] as const) sum.votes[side][count] += votes[side][count]
  }
  return sum
}
