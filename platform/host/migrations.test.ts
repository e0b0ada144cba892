import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { migrate } from 'database/migrate'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { platformMigrations } from './migrations.ts'
import { readAudit } from './releases/release-audit.ts'
import { deskScene } from './testing/desk-scene.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
  await db.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await migrate(db, [platformMigrations])
})
afterAll(() => db.close())

test('releases can be published, activated and rolled back with the platform’s own tables alone', async () => {
  const { desk, publish, released, served } = deskScene(db)
  await released()
  expect(await served()).toBe('1.1.0')
  await publish('brokers', '1.3.0')
  await desk.activate({ area: 'brokers', version: '1.3.0', actor: 'ann' })
  expect(await served()).toBe('1.3.0')
  await desk.rollback({ area: 'brokers', actor: 'ann' })
  expect(await served()).toBe('1.1.0')
  expect((await readAudit(db, { area: 'brokers' }))[0]).toMatchObject({ action: 'rollback' })
})

test('the platform creates only its own tables', async () => {
  const rows = await db.query<{ name: string }>(
    `SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'idempotency_keys',
    'platform_migrations',
    'release_audit',
    'release_health',
    'release_pointers',
    'release_processes',
    'release_revocations',
    'release_state',
    'release_tokens',
    'release_votes',
    'releases',
  ])
})
