import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { createBrokerReader } from '../brokers/broker-reader.ts'
import { createReferenceData } from '../reference/reference-data.ts'
import { insertBroker } from '../testing/found-rows.ts'
import { insertSurvey } from '../testing/insert-survey.ts'
import { randomSurveys } from './random-surveys.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
  await insertBroker(db, { code: 'tarn' })
  for (let number = 10; number < 30; number += 1) await insertSurvey(db, { code: `v${number}`, broker: 'tarn' })
  await insertSurvey(db, { code: 'later', broker: 'tarn', publishedAt: '2999-01-01T00:00:00Z' })
}, 60_000)
afterAll(() => db.close())

const picked = async (num: number, at: string) =>
  (
    await randomSurveys({ db, readBrokers: createBrokerReader(db, createReferenceData(db)) }, num, 'en', new Date(at))
  ).map(({ code }) => code)

test('the random choice of surveys stays the same all day and is another one the next day', async () => {
  const morning = await picked(5, '2026-11-21T00:00:00Z')
  expect(new Set(morning).size).toBe(5)
  expect(await picked(5, '2026-11-21T23:59:59Z')).toEqual(morning)
  expect(await picked(3, '2026-11-21T12:00:00Z')).toEqual(morning.slice(0, 3))
  expect(await picked(5, '2026-11-22T00:00:00Z')).not.toEqual(morning)
})

test('the random choice of surveys holds only published ones, each once', async () => {
  const all = await picked(50, '2026-11-21T09:00:00Z')
  expect([all.length, new Set(all).size, all.includes('later')]).toEqual([20, 20, false])
})

test('a survey that is published during a day does not change the choice of that day', async () => {
  const before = await picked(20, '2026-11-21T09:00:00Z')
  await insertSurvey(db, { code: 'new1', broker: 'tarn', publishedAt: '2026-11-21T08:00:00Z' })
  expect(await picked(21, '2026-11-21T09:00:00Z')).toEqual([...before, 'new1'])
  await db.query(`DELETE FROM surveys WHERE code = 'new1'`)
})
