import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { fillReference } from './fill-reference.ts'
import { fillSampleData } from './fill.ts'
import { openTestDatabase } from './testing/test-database.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('filling without sample data adds regulators, platforms and tag names once, and nothing invented', async () => {
  await fillReference(db)
  await db.script('DELETE FROM regulators WHERE regulator_id > 50')
  await fillReference(db)
  expect(
    await db.one(`SELECT (SELECT count(*) FROM regulators) AS regulators, (SELECT string_agg(code, ' ' ORDER BY code) FROM software) AS software,
    (SELECT count(*) > 50 FROM tags) AS tags, (SELECT count(*) FROM brokers) AS brokers, (SELECT count(*) FROM users) AS users,
    (SELECT count(*) FROM articles) AS articles`),
  ).toEqual({ regulators: 50, software: 'mt4 mt5 ownapp ownweb', tags: true, brokers: 0, users: 0, articles: 0 })
  expect(await fillSampleData(db)).toBe(false)
})
