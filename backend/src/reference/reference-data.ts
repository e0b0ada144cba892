import type { Regulator } from 'calls/entities/regulator'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { Language } from 'shared-state/i18n/languages'
import { regulatorCountry } from './regulator-country.ts'

interface RegulatorRow {
  regulator_id: number
  code: string
  slug: string
  name: string
  abbreviation: string
  country: string
  two_char_code: string
  host: string
  tier: number
  note: Record<Language, string> | null
  broker_count: number
}

export interface Software {
  code: string
  name: string
  kind: 'mt4' | 'mt5' | 'own' | 'other'
  /** Systems it runs on. */
  platforms: string[]
}

export type TagArea = 'broker' | 'licence' | 'article' | 'flash' | 'calendar'

/** Small tables that nearly every answer takes names from; read once a minute instead of joined every time. */
export interface ReferenceData {
  regulators(): Promise<ReadonlyMap<number, RegulatorRow>>
  software(): Promise<ReadonlyMap<string, Software>>
  /** Names of an area's tags by code. */
  tags(area: TagArea, lang: Language): Promise<ReadonlyMap<string, string>>
}

const SECONDS = 60

export function createReferenceData(db: Db): ReferenceData {
  const names = memoize({ seconds: SECONDS }, async (area: TagArea, lang: Language) => {
    const rows = await db.query<{ code: string; name: string }>(
      'SELECT code, name->>$2 AS name FROM tags WHERE area = $1 ORDER BY code',
      [area, lang],
    )
    return new Map(rows.map(row => [row.code, row.name]))
  })
  return {
    regulators: memoize({ seconds: SECONDS }, async () => {
      const rows = await db.query<RegulatorRow>(
        `SELECT r.*, coalesce(f.count, 0) AS broker_count FROM regulators r
         LEFT JOIN broker_facets f ON f.field = 'regulator' AND f.value = r.regulator_id::text ORDER BY r.regulator_id`,
      )
      return new Map(rows.map(row => [row.regulator_id, row]))
    }),
    software: memoize({ seconds: SECONDS }, async () => {
      const rows = await db.query<Software>('SELECT code, name, kind, platforms FROM software ORDER BY name')
      return new Map(rows.map(row => [row.code, row]))
    }),
    tags: names,
  }
}

export const toRegulator = (row: RegulatorRow, lang: Language): Regulator => ({
  code: row.code,
  id: row.regulator_id,
  slug: row.slug,
  name: row.name,
  abbreviation: row.abbreviation,
  country: regulatorCountry(row, lang),
  twoCharCode: row.two_char_code,
  host: row.host,
  tier: row.tier,
  note: row.note?.[lang] ?? '',
  brokerCount: row.broker_count,
})
export type { RegulatorRow }
