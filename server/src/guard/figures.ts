import type { Db } from '../db/db.ts'
import type { HealthKind } from './health.ts'

/** How often a release did what, over some time. */
export type Figures = Partial<Record<HealthKind, number>>

/** Figures per release, `area version`, over the last `minutes`. */
export async function readFigures(db: Db, minutes: number): Promise<Map<string, Figures>> {
  const rows = await db.query<{ area: string; version: string; kind: HealthKind; count: number }>(
    `SELECT area, version, kind, sum(count)::integer AS count FROM release_health
     WHERE minute >= now() - make_interval(mins => $1) GROUP BY area, version, kind`,
    [minutes],
  )
  const figures = new Map<string, Figures>()
  for (const { area, version, kind, count } of rows) {
    const key = `${area} ${version}`
    figures.set(key, { ...figures.get(key), [kind]: count })
  }
  return figures
}

export const sumOf = (all: Iterable<Figures>): Figures => {
  const sum: Figures = {}
  for (const figures of all) for (const [kind, count] of Object.entries(figures) as [HealthKind, number][]) sum[kind] = (sum[kind] ?? 0) + count
  return sum
}
