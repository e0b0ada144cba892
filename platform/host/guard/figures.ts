import type { Db } from 'database/db'
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

/** Evidence per release, `area version`, over the last `minutes`. */
export async function readEvidence(db: Db, minutes: number): Promise<Map<string, Evidence>> {
  const counted = await db.query<{ area: string; version: string; kind: HealthKind; count: number }>(
    `SELECT area, version, kind, sum(count)::integer AS count FROM release_health
     WHERE minute >= now() - make_interval(mins => $1) GROUP BY area, version, kind`,
    [minutes],
  )
  const votes = await db.query<VoteCounts & { area: string; version: string; side: VoteSide }>(
    `SELECT area, version, side, sum(tried)::integer AS tried, sum(failed)::integer AS failed, (count(*) FILTER (WHERE failed > 0))::integer AS networks
     FROM release_votes WHERE seen_at >= now() - make_interval(mins => $1) GROUP BY area, version, side`,
    [minutes],
  )
  const all = new Map<string, Evidence>()
  const of = ({ area, version }: { area: string; version: string }): Evidence => {
    const key = `${area} ${version}`
    const evidence = all.get(key) ?? noEvidence()
    all.set(key, evidence)
    return evidence
  }
  for (const row of counted) of(row).figures[row.kind] = row.count
  for (const { area, version, side, ...counts } of votes) of({ area, version }).votes[side] = counts
  return all
}

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
