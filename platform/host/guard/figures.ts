import type { Db } from 'database/db'
import { noEvidence, type Evidence, type VoteCounts } from './evidence.ts'
import type { HealthKind } from './health.ts'
import type { VoteSide } from './release-votes.ts'

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
