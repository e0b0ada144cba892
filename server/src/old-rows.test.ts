import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { removeOldRows } from 'database/old-rows'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { oldRows } from './old-rows.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const owner = `INSERT INTO users (user_id, nick) VALUES ('u1', 'rina') ON CONFLICT DO NOTHING`
/** Two rows of each kind: one that has just expired, one that has a minute left. */
const rows = (age: string) => `
  INSERT INTO sessions (session_hash, session_id, user_id, device, ip, country_code, expires_at) VALUES ('s ${age}', 's ${age}', 'u1', '', '', '', now() - interval '${age}');
  INSERT INTO oauth_grants (grant_id, client_id, code_hash, code_expires_at, expires_at) VALUES ('g ${age}', 'site', '${age}', now(), now() - interval '${age}');
  INSERT INTO one_time_codes (code_id, purpose, subject, secret_hash, expires_at) VALUES ('${age}', 'mail', '', '', now() - interval '1 day ${age}');
  INSERT INTO refused_sign_ins (user_id, way, ip, device, country_code, tries, at) VALUES ('u1', 'password', '${age}', '', '', 1, now() - interval '12 months ${age}');
  INSERT INTO idempotency_keys (owner, call, key, body_hash, created_at) VALUES ('u1', 'c', '${age}', '', now() - interval '1 day ${age}');
  INSERT INTO images (image_id, private, width, height, bytes, thumb, created_at) VALUES (md5('${age}'), false, 1, 1, '', '', now() - interval '1 day ${age}');
  INSERT INTO release_tokens (key_id, jti, expires_at) VALUES ('k', '${age}', now() - interval '${age}');
  INSERT INTO release_processes (process_id, host, seen_revision, seen_at) VALUES ('${age}', '', 1, now() - interval '1 day ${age}');
  INSERT INTO release_health (area, version, minute, kind) VALUES ('brokers', '1.0.0', now() - interval '90 days ${age}', 'asked');
  INSERT INTO release_votes (area, version, side, network, tried, failed, seen_at) VALUES ('brokers', '1.0.0', 'server', '${age}', 1, 0, now() - interval '1 day ${age}');
  INSERT INTO events (at, metric, country_code, lang, data) VALUES (now() - interval '400 days ${age}', 'm', '', 'en', '1');`
const tables = [
  'sessions',
  'oauth_grants',
  'one_time_codes',
  'refused_sign_ins',
  'idempotency_keys',
  'images',
  'release_tokens',
  'release_processes',
  'release_health',
  'release_votes',
  'events',
]
const one = Object.fromEntries(tables.map(table => [table, 1]))
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async table => [
        table,
        (await db.one<{ count: number }>(`SELECT count(*)::integer AS count FROM ${table}`))!.count,
      ]),
    ),
  )

beforeEach(async () => {
  await db.script(
    `TRUNCATE ${tables.join(', ')} CASCADE; UPDATE event_bytes SET written = 0; ${owner}; ${rows('1 minute')} ${rows('-1 minute')}`,
  )
})

test('expired rows of every table are removed, and no others', async () => {
  expect(await removeOldRows(db, oldRows)).toEqual(one)
  expect(await counts()).toEqual(one)
  expect(await removeOldRows(db, oldRows)).toEqual({})
})

test('an attached picture is kept regardless of its age', async () => {
  await db.script('UPDATE images SET attached_at = now()')
  await removeOldRows(db, oldRows)
  expect((await counts()).images).toBe(2)
})

test('more expired rows than one batch holds are all removed', async () => {
  await db.script(
    `INSERT INTO events (at, metric, country_code, lang, data) SELECT now() - interval '2 years', 'm', '', 'en', '1' FROM generate_series(1, 12000)`,
  )
  expect((await removeOldRows(db, oldRows)).events).toBe(12_001)
})

test('events beyond the storage limit are removed, oldest first', async () => {
  await db.script(`TRUNCATE events; UPDATE event_bytes SET written = 2000001000;
    INSERT INTO events (at, metric, country_code, lang, data, written_at_byte) SELECT now(), 'm', '', 'en', to_jsonb(byte), byte FROM unnest(ARRAY[999, 1000, 1001, 2000]) byte`)
  expect((await removeOldRows(db, oldRows)).events).toBe(2)
  expect(await db.query('SELECT data FROM events ORDER BY event_id')).toEqual([{ data: 1001 }, { data: 2000 }])
})
