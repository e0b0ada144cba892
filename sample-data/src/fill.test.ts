import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { gradeOf } from 'calls/rating/grade'
import type { Db } from 'database/db'
import { fillSampleData } from './fill.ts'
import { FIXED_DAY, SAMPLE_SCALE } from './testing/cached-database.ts'
import { openTestDatabase } from './testing/test-database.ts'

const options = { today: FIXED_DAY, scale: SAMPLE_SCALE }

let db: Db
beforeAll(async () => {
  db = await openTestDatabase('fixed')
})
afterAll(() => db.close())

const one = async (sql: string): Promise<Record<string, unknown>> => (await db.one<Record<string, unknown>>(sql)) ?? {}
/** Number of rows that break a rule; the SQL selects them. */
const breaking = async (sql: string): Promise<unknown> =>
  (await one(`SELECT count(*)::integer AS count FROM (${sql}) rows`)).count

describe('a filled database', () => {
  test('a filled database is not filled again', async () => {
    expect(await fillSampleData(db, options)).toBe(false)
  })

  test('a filled database has the required number of rows', async () => {
    expect(
      await one(`SELECT (SELECT count(*) FROM regulators) AS regulators, (SELECT count(*) FROM brokers) AS brokers,
      (SELECT count(*) FROM comments WHERE target_type = 'broker' AND parent_id IS NULL) AS reviews, (SELECT count(*) FROM exposures) AS exposures,
      (SELECT count(*) FROM articles WHERE category <> 'best_brokers') AS articles,
      (SELECT count(*) FROM articles WHERE category <> 'best_brokers' AND NOT generated) >= 24 AS written,
      (SELECT count(*) FROM articles WHERE category = 'best_brokers') >= 24 AS topics,
      (SELECT count(*) FROM flash_items) >= 500 AS flash, (SELECT count(*) FROM calendar_events) >= 600 AS calendar`),
    ).toEqual({
      regulators: 60,
      brokers: 597,
      reviews: 2000,
      exposures: 200,
      articles: 300,
      written: true,
      topics: true,
      flash: true,
      calendar: true,
    })
  })

  test('all invented rows are marked as sample', async () => {
    for (const table of [
      'brokers',
      'enterprises',
      'comments',
      'exposures',
      'users',
      'flash_items',
      'calendar_events',
      'service_providers',
      'vps_plans',
      'live_rooms',
      'ads',
    ]) {
      expect(await breaking(`SELECT 1 FROM ${table} WHERE NOT sample`)).toBe(0)
    }
    expect(
      await breaking(`SELECT 1 FROM licences WHERE licence_no NOT LIKE 'SAMPLE-%' OR verified_at IS NOT NULL`),
    ).toBe(0)
    expect(
      await breaking(
        `SELECT 1 FROM brokers WHERE website !~ '^https://www\\.[a-z0-9-]+\\.example$' OR array_to_string(emails, ',') !~ '^([a-z]+@[a-z0-9-]+\\.example,?)*$'`,
      ),
    ).toBe(0)
    expect(
      await one('SELECT count(DISTINCT website) = count(website) AND count(website) > 0 AS different FROM brokers'),
    ).toEqual({
      different: true,
    })
  })

  test('no sample user can log in', async () => {
    expect(await breaking('SELECT 1 FROM users WHERE email IS NOT NULL OR phone IS NOT NULL')).toBe(0)
    expect(await breaking('SELECT 1 FROM passwords')).toBe(0)
  })

  test('sample texts name no real authority', async () => {
    const names = await db.query<{ abbreviation: string; name: string }>('SELECT abbreviation, name FROM regulators')
    const words = names
      .flatMap(({ abbreviation, name }) => [abbreviation, name])
      .map(word => word.replace(/[()]/g, ''))
      .concat('Federal Reserve', 'Bank Indonesia', 'ECB', 'central bank', 'bank sentral')
    const texts = await db.query<{
      text: string
    }>(`SELECT content::text AS text FROM flash_items UNION ALL SELECT title::text || content::text FROM calendar_events
      UNION ALL SELECT content::text FROM comments UNION ALL SELECT title::text || content::text FROM exposures UNION ALL SELECT note::text FROM exposure_events WHERE note IS NOT NULL
      UNION ALL SELECT title::text || summary::text || body::text FROM articles WHERE generated
      UNION ALL SELECT intro::text || content::text FROM service_providers UNION ALL SELECT content::text FROM software_texts UNION ALL SELECT title::text FROM live_rooms`)
    expect([names.length > 0, texts.length > 0]).toEqual([true, true])
    const named = new RegExp(`\\b(${words.map(word => word.replace(/[.*+?^$|]/g, '\\$&')).join('|')})\\b`)
    expect(texts.filter(({ text }) => named.test(text)).slice(0, 3)).toEqual([])
  })

  test('every sample broker has the grade of its score, and its score is the weighted sum of its parts', async () => {
    const brokers = await db.query<{
      score: number | null
      grade: string | null
      parts: number | null
    }>(`SELECT score, grade,
      round(0.3 * score_licence + 0.25 * score_regulation + 0.2 * score_risk_control + 0.15 * score_business + 0.1 * score_software, 2) AS parts FROM brokers`)
    expect(brokers.filter(({ score, grade, parts }) => grade !== gradeOf(score) || score !== parts)).toEqual([])
    expect(new Set(brokers.map(({ grade }) => grade))).toEqual(new Set(['AAA', 'AA', 'A', 'B', 'C', 'D', 'E', null]))
  })

  test('the stored counts of sample brokers and reviews match their rows', async () => {
    expect(
      await breaking(`SELECT 1 FROM brokers b WHERE comment_count <> (SELECT count(*) FROM comments c WHERE c.target_type = 'broker' AND c.target_code = b.code
      AND c.parent_id IS NULL AND c.state IN ('published', 'flagged'))`),
    ).toBe(0)
    expect(
      await breaking(
        'SELECT 1 FROM brokers b WHERE exposure_count <> (SELECT count(*) FROM exposures e WHERE e.broker_code = b.code)',
      ),
    ).toBe(0)
    expect(
      await breaking(
        'SELECT 1 FROM comments c WHERE reply_count <> (SELECT count(*) FROM comments r WHERE r.parent_id = c.comment_id)',
      ),
    ).toBe(0)
    expect(
      await breaking(`SELECT 1 FROM brokers b WHERE min_deposit_usd <> (SELECT min(min_deposit) FROM broker_accounts a WHERE a.broker_code = b.code)
      OR spread_from <> (SELECT min(spread_from) FROM broker_accounts a WHERE a.broker_code = b.code)`),
    ).toBe(0)
    expect(await one(`SELECT count FROM broker_facets WHERE field = 'total'`)).toEqual({ count: 597 })
  })

  test('the sample data’s counts of accounts, licences and withdrawal complaints match its rows', async () => {
    const counts = 'SELECT code, account_count, licence_count, withdrawal_count FROM brokers ORDER BY code'
    const stored = await db.query(counts)
    await db.script('SELECT recount_broker_subjects()')
    expect(await db.query(counts)).toEqual(stored)
    expect(await one('SELECT min(withdrawal_count) = 0 AND max(withdrawal_count) > 1 AS differ FROM brokers')).toEqual({
      differ: true,
    })
  })

  test('sample posts lie neither in the future nor before their broker was listed', async () => {
    const now = `'${FIXED_DAY.toISOString()}'::timestamptz`
    expect(await breaking(`SELECT 1 FROM comments WHERE created_at > ${now}`)).toBe(0)
    expect(await breaking(`SELECT 1 FROM exposure_events WHERE at > ${now}`)).toBe(0)
    expect(await breaking(`SELECT 1 FROM flash_items WHERE published_at > ${now}`)).toBe(0)
    expect(await breaking(`SELECT 1 FROM articles WHERE published_at > ${now}`)).toBe(0)
    expect(await breaking(`SELECT 1 FROM calendar_events WHERE (actual IS NULL) <> (scheduled_at > ${now})`)).toBe(0)
    expect(
      await breaking(
        'SELECT 1 FROM comments c JOIN brokers b ON b.code = c.target_code WHERE c.created_at < b.created_at',
      ),
    ).toBe(0)
    expect(
      await breaking(
        'SELECT 1 FROM exposures e JOIN brokers b ON b.code = e.broker_code WHERE e.created_at < b.created_at',
      ),
    ).toBe(0)
  })

  test('sample exposures are stored as their timelines end', async () => {
    expect(await breaking('SELECT 1 FROM exposures e WHERE NOT exposure_is_public(state)')).toBe(0)
    expect(
      await breaking(`SELECT 1 FROM exposures e JOIN LATERAL (
        SELECT (array_agg(v.to_state ORDER BY v.event_id DESC))[1] AS state, max(v.at) AS changed, bool_or(v.actor = 'staff') AS replied,
               bool_or(v.to_state = 'in_mediation') AS mediated,
               max(v.at) FILTER (WHERE v.from_state IS DISTINCT FROM v.to_state) AS since,
               min(v.at) FILTER (WHERE v.to_state = 'published') AS published
          FROM exposure_events v WHERE v.exposure_code = e.code) t ON true
        WHERE (e.state, e.state_since, e.updated_at, e.published_at, e.replied, e.mediated)
          IS DISTINCT FROM (t.state, t.since, t.changed, t.published, t.replied, t.mediated)`),
    ).toBe(0)
  })

  test('staff who reply to a sample exposure are staff of its broker, and every claimed broker has staff', async () => {
    expect(await one(`SELECT count(*) > 0 AS any FROM exposure_events WHERE actor = 'staff'`)).toEqual({ any: true })
    expect(
      await breaking(`SELECT 1 FROM exposure_events v JOIN exposures e ON e.code = v.exposure_code WHERE v.actor = 'staff'
        AND NOT EXISTS (SELECT FROM broker_staff s WHERE s.broker_code = e.broker_code AND s.user_id = v.user_id)`),
    ).toBe(0)
    expect(
      await breaking(`SELECT 1 FROM comments c WHERE c.staff
        AND NOT EXISTS (SELECT FROM broker_staff s WHERE s.broker_code = c.target_code AND s.user_id = c.user_id)`),
    ).toBe(0)
    expect(
      await breaking(
        'SELECT 1 FROM brokers b WHERE claimed <> EXISTS (SELECT FROM broker_staff s WHERE s.broker_code = b.code)',
      ),
    ).toBe(0)
  })

  test('sample texts respect the length limits for user input', async () => {
    expect(
      await breaking(
        `SELECT 1 FROM exposures, unnest(ARRAY['en', 'id']) AS l(lang) WHERE length(title ->> l.lang) NOT BETWEEN 10 AND 100 OR length(content ->> l.lang) NOT BETWEEN 50 AND 5000`,
      ),
    ).toBe(0)
    expect(
      await breaking(
        `SELECT 1 FROM comments, unnest(ARRAY['en', 'id']) AS l(lang) WHERE length(content ->> l.lang) NOT BETWEEN 10 AND 2000`,
      ),
    ).toBe(0)
    expect(
      await breaking(
        `SELECT 1 FROM comments WHERE content::text ~ '[{]\\w+[}]' OR content ->> 'en' = content ->> 'id'`,
      ),
    ).toBe(0)
    expect(
      await breaking(
        `SELECT 1 FROM exposure_events, unnest(ARRAY['en', 'id']) AS l(lang) WHERE length(note ->> l.lang) NOT BETWEEN 10 AND 500`,
      ),
    ).toBe(0)
  })

  test('best-broker topics list brokers by descending score', async () => {
    const rows = await db.query<{
      code: string
      scores: number[]
    }>(`SELECT a.code, array_agg(b.score ORDER BY t.place) AS scores
      FROM articles a CROSS JOIN unnest(a.broker_codes) WITH ORDINALITY AS t(code, place) JOIN brokers b ON b.code = t.code WHERE a.category = 'best_brokers' GROUP BY a.code`)
    expect(rows.length).toBeGreaterThanOrEqual(20) // a hundredth of the brokers does not cover every topic
    expect(rows.filter(({ scores }) => scores.some((score, place) => score > (scores[place - 1] ?? 10)))).toEqual([])
  })

  test('broker counts follow posts that users add, hide or publish', async () => {
    const { code } = (await db.one<{ code: string }>('SELECT code FROM brokers ORDER BY code LIMIT 1')) ?? { code: '' }
    const counts = () =>
      db.one<{ comments: number; exposures: number }>(
        'SELECT comment_count AS comments, exposure_count AS exposures FROM brokers WHERE code = $1',
        [code],
      )
    const before = (await counts()) ?? { comments: 0, exposures: 0 }
    const { user } = (await db.one<{ user: string }>('SELECT user_id AS user FROM users LIMIT 1')) ?? { user: '' }
    const review = await db.one<{ id: number }>(
      `INSERT INTO comments (target_type, target_code, user_id, rating, lang, content)
      VALUES ('broker', $1, $2, 5, 'en', '{"en":"A review of my own"}') RETURNING comment_id AS id`,
      [code, user],
    )
    await db.query(
      `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, state)
      VALUES ('own1', 'own', $1, 'x', $2, 'other', 'en', '{"en":"t"}', '{"en":"c"}', 1, 'USD', '2026-11-01', 'pending_review')`,
      [code, user],
    )
    expect(await counts()).toEqual({ comments: before.comments + 1, exposures: before.exposures })
    await db.query(`UPDATE comments SET state = 'removed' WHERE comment_id = $1`, [review?.id ?? 0])
    await db.query(`UPDATE exposures SET state = 'published' WHERE code = 'own1'`)
    expect(await counts()).toEqual({ comments: before.comments, exposures: before.exposures + 1 })
    await db.script(`DELETE FROM comments WHERE comment_id = ${review?.id}; DELETE FROM exposures WHERE code = 'own1'`)
  })
})

test('a database that already has data is not filled', async () => {
  const other = await openTestDatabase()
  await other.query(`INSERT INTO users (user_id, nick) VALUES ('u1', 'A person')`)
  expect(await fillSampleData(other, options)).toBe(false)
  expect(await other.one('SELECT count(*)::integer AS users FROM users')).toEqual({ users: 1 })
  await other.close()
})
