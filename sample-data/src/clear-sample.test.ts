import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { CommandRefused } from 'platform/api/command-refused'
import { clearSample } from './clear-sample.ts'
import { fillSampleData } from './fill.ts'
import { openTestDatabase } from './testing/test-database.ts'

let db: Db
beforeEach(async () => {
  db = await openTestDatabase('hundredth')
  await db.script(OWN_ROWS)
})
afterEach(() => db.close())

const one = async (sql: string) => (await db.one<Record<string, unknown>>(sql)) ?? {}
const sampleBroker = '(SELECT min(code) FROM brokers WHERE sample)'
/** A broker and a user that are not sample data. */
const OWN_ROWS = `
  INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, risk_level, licence_status, platforms)
    VALUES ('own1', 'Own', 'Own', 'own', 'Own Ltd', '826', 'low', 'regulated', '{mt4,ownweb}');
  INSERT INTO users (user_id, nick) VALUES ('u1', 'Someone');
  INSERT INTO comments (target_type, target_code, user_id, rating, lang, content) VALUES ('broker', 'own1', 'u1', 5, 'en', '{"en":"Very good"}');
  INSERT INTO comments (target_type, target_code, user_id, rating, lang, content, sample)
    VALUES ('broker', 'own1', (SELECT min(user_id) FROM users WHERE sample), 1, 'en', '{"en":"Invented"}', true)`

test('clearing is refused while user data references sample rows, and the references are listed', async () => {
  await db.script(`
    INSERT INTO collections (user_id, broker_code) VALUES ('u1', ${sampleBroker});
    INSERT INTO user_follows (follower_id, user_id) VALUES ('u1', (SELECT min(user_id) FROM users WHERE sample));
    INSERT INTO comment_votes (comment_id, user_id) VALUES ((SELECT min(comment_id) FROM comments WHERE sample), 'u1');
    INSERT INTO comments (target_type, target_code, user_id, lang, content)
      VALUES ('market', (SELECT min(code) FROM listings), 'u1', 'en', '{"en":"Is it free?"}'), ('survey', (SELECT min(code) FROM surveys), 'u1', 'en', '{"en":"I was there"}');
    INSERT INTO regulator_notices (regulator_id, category, title, url, broker_code, published_at)
      VALUES (1, 'other', '{"en":"t","id":"t"}', 'https://www.r.example', ${sampleBroker}, now());
    INSERT INTO licences (broker_code, regulator_id, licence_no, type, status, entity_name, two_char_code)
      VALUES (${sampleBroker}, 1, '77', 'derivatives', 'regulated', 'Own Ltd', 'GB');
    INSERT INTO articles (code, slug, category, title, summary, body, author, broker_codes, read_minutes, generated, published_at, updated_at)
      VALUES ('own2', 'own', 'news', '{"en":"t","id":"t"}', '{"en":"t","id":"t"}', '{"en":"t","id":"t"}', 'A', ARRAY[${sampleBroker}], 1, false, now(), now())`)
  const before = await one(
    'SELECT (SELECT count(*) FROM brokers) AS brokers, (SELECT count(*) FROM comments) AS comments',
  )
  const refusal = await clearSample(db).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(CommandRefused)
  const lines = (refusal as Error).message
    .split('\n')
    .slice(1)
    .map(line => line.trim())
  expect(lines.sort()).toEqual([
    expect.stringMatching(/^articles: 1 referring to brokers, for example own2$/),
    expect.stringMatching(/^collections: 1 referring to brokers, for example u1\/\d+$/),
    expect.stringMatching(/^comment_votes: 1 referring to comments, for example \d+\/u1$/),
    expect.stringMatching(/^comments: 1 referring to listings, for example \d+$/),
    expect.stringMatching(/^comments: 1 referring to surveys, for example \d+$/),
    expect.stringMatching(/^licences: 1 referring to brokers, for example \d+$/),
    expect.stringMatching(/^regulator_notices: 1 referring to brokers, for example \d+$/),
    expect.stringMatching(/^user_follows: 1 referring to users, for example u1\/\w+$/),
  ])
  expect(
    await one('SELECT (SELECT count(*) FROM brokers) AS brokers, (SELECT count(*) FROM comments) AS comments'),
  ).toEqual(before)
})

test('clearing removes all sample rows for good and preserves user data and reference data', async () => {
  const removed = await clearSample(db)
  expect(removed).toMatchObject({
    brokers: 597,
    exposures: 200,
    users: expect.any(Number),
    licences: expect.any(Number),
  })
  expect(
    await one(`SELECT (SELECT array_agg(code::text) FROM brokers) AS brokers, (SELECT array_agg(user_id) FROM users) AS users,
    (SELECT count(*) FROM licences) AS licences, (SELECT count(*) FROM comments) AS comments, (SELECT count(*) FROM broker_history) AS history,
    (SELECT count(*) FROM exposures) AS exposures, (SELECT count(*) FROM exposure_events) AS events, (SELECT count(*) FROM flash_items) AS flash,
    (SELECT count(*) FROM listings) + (SELECT count(*) FROM listing_applause) AS market`),
  ).toEqual({
    brokers: ['own1'],
    users: ['u1'],
    licences: 0,
    comments: 1,
    history: 0,
    exposures: 0,
    events: 0,
    flash: 0,
    market: 0,
  })
  expect(
    await one(`SELECT (SELECT count(*) FROM regulators) AS regulators, (SELECT count(*) > 0 FROM tags) AS tags, (SELECT bool_and(NOT generated) AND count(*) > 20 FROM articles) AS written,
    (SELECT string_agg(code, ' ' ORDER BY code) FROM software) AS software`),
  ).toEqual({ regulators: 60, tags: true, written: true, software: 'mt4 mt5 ownapp ownweb' })
  expect(
    await one(`SELECT comment_count, (SELECT count FROM broker_facets WHERE field = 'total') AS listed FROM brokers`),
  ).toEqual({ comment_count: 1, listed: 1 })
  expect(await fillSampleData(db, { scale: 0.01 })).toBe(false)
  expect(await one('SELECT count(*) AS count FROM brokers')).toEqual({ count: 1 })
  await expect(
    db.query(
      `INSERT INTO licences (broker_code, regulator_id, licence_no, type, status, entity_name, two_char_code) VALUES ('gone', 1, '1', 't', 'regulated', 'e', 'GB')`,
    ),
  ).rejects.toMatchObject({ sqlState: '23503' })
  await db.script(
    `INSERT INTO comments (target_type, target_code, user_id, rating, lang, content) VALUES ('broker', 'own1', 'u1', 4, 'en', '{"en":"Again"}')`,
  )
  expect(await one('SELECT comment_count FROM brokers')).toEqual({ comment_count: 2 })
  expect(await clearSample(db)).toEqual({})
})
