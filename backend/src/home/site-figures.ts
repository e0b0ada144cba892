import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { ReferenceData } from '../reference/reference-data.ts'

/** Statistics of the whole site, counted from the data; cached for some minutes. */
export function createSiteFigures(db: Db, reference: ReferenceData) {
  const regulatory = memoize({ seconds: 300 }, async () => {
    const [regulators, counts] = await Promise.all([
      reference.regulators(),
      db.one<{ brokers: number; licences: number }>(
        `SELECT (SELECT count(*) FROM brokers)::integer AS brokers, (SELECT count(*) FROM licences)::integer AS licences`,
      ),
    ])
    const all = [...regulators.values()]
    return {
      regulators: all.length,
      brokers: counts?.brokers ?? 0,
      licences: counts?.licences ?? 0,
      countries: new Set(all.map(regulator => regulator.two_char_code)).size,
      byTier: [1, 2, 3, 4].map(tier => ({ tier, count: all.filter(regulator => regulator.tier === tier).length })),
    }
  })
  const byGrade = memoize({ seconds: 300 }, async () => {
    const rows = await db.query<{ value: string; count: number }>(
      `SELECT value, count FROM broker_facets WHERE field = 'grade'`,
    )
    return new Map(rows.map(({ value, count }) => [value, count]))
  })
  return { regulatory, byGrade }
}
