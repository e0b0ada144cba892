import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { fillSampleData } from './fill.ts'
import { laterParts } from './later-parts.ts'
import { FIXED_DAY, SAMPLE_SCALE } from './testing/cached-database.ts'
import { openTestDatabase } from './testing/test-database.ts'

const options = { today: FIXED_DAY, scale: SAMPLE_SCALE }

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const digestSql = [
  'brokers',
  'licences',
  'comments',
  'enterprises',
  'enterprise_staff',
  'exposures',
  'exposure_events',
  'articles',
  'flash_items',
  'calendar_events',
  'users',
  'tags',
  'software_texts',
  'service_providers',
  'provider_brokers',
  'vps_plans',
  'broker_vps',
  'live_rooms',
  'ads',
]
  .map(table => `SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) AS digest FROM ${table} t`)
  .join(' UNION ALL ')
const digests = () => db.query<{ digest: string }>(digestSql)

async function empty(): Promise<void> {
  const later = laterParts.flatMap(part => part.tables)
  await db.script(
    `TRUNCATE regulators, software, tags, brokers, users, articles, flash_items, calendar_events, ${later.join(', ')} CASCADE; DELETE FROM settings`,
  )
}

test('an interrupted fill leaves nothing, can be repeated and generates the same rows for the same day', async () => {
  await empty()
  const interrupted = fillSampleData(db, {
    ...options,
    onProgress: part => {
      if (part > 0.5) throw new Error('pulled the plug')
    },
  })
  await expect(interrupted).rejects.toThrow('pulled the plug')
  expect(await db.one('SELECT (SELECT count(*) FROM brokers) + (SELECT count(*) FROM settings) AS left')).toEqual({
    left: 0,
  })

  const parts: number[] = []
  expect(await fillSampleData(db, { ...options, onProgress: part => parts.push(part) })).toBe(true)
  expect(parts).toEqual([...parts].sort((a, b) => a - b))
  expect(parts.at(-1)).toBe(1)
  const first = await digests()
  await empty()
  await fillSampleData(db, options)
  expect(await digests()).toEqual(first)
})
