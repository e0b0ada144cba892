import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { insertBroker } from '../testing/found-rows.ts'
import { exportRows } from './export-file.ts'
import { importRows } from './import-rows.ts'
import { surveyKind } from './survey-kind.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
  await insertBroker(db, { code: 'tarn' })
}, 60_000)
afterAll(() => db.close())
beforeEach(() => db.query('DELETE FROM surveys'))

const survey = {
  code: 'v1',
  slug: 'a-mailbox-only',
  title_en: 'A mailbox only',
  title_id: 'Hanya kotak surat',
  summary_en: 's',
  summary_id: 's',
  content_en: 'c',
  content_id: 'c',
  broker_code: 'tarn',
  country_code: '036',
  address: '12 Harbour Street, Sydney',
  visited_on: '2026-11-19',
  verdict: 'doubtful',
  sample: false,
  published_at: '2026-11-21T08:30:00Z',
}

async function imported(more: object = {}) {
  const checked = surveyKind.check({ ...survey, ...more })
  if ('problem' in checked) return checked.problem
  return importRows(db, { kind: 'surveys', rows: JSON.stringify([{ ...checked.row, line: 1 }]), write: true })
}

test('an imported survey is exported as it was, and importing it again changes nothing', async () => {
  expect(await imported({ country_code: '36', slug: undefined, sample: undefined })).toMatchObject({ added: 1 })
  expect(await exportRows(db, { kind: 'surveys', limit: 10 })).toEqual([
    { ...survey, published_at: '2026-11-21T08:30:00.000Z' },
  ])
  expect(await imported()).toMatchObject({ added: 0, changed: 0 })
})

test('a changed survey keeps its photos and counts as updated', async () => {
  await imported()
  await db.query(`UPDATE surveys SET image_ids = '{p1}', updated_at = '2020-01-01'`)
  expect(await imported({ verdict: 'moved' })).toMatchObject({ changed: 1 })
  const sql = `SELECT verdict, image_ids, updated_at > now() - interval '1 hour' AS updated FROM surveys`
  expect(await db.query(sql)).toEqual([{ verdict: 'moved', image_ids: ['p1'], updated: true }])
})

test('a survey of an unknown broker is rejected with its code', async () => {
  expect(await imported({ broker_code: 'nobody' })).toMatchObject({
    added: 0,
    refused: [{ line: 1, reason: 'broker_code: no such broker: nobody' }],
  })
})

test.each([
  [{ country_code: '999' }, /^country_code: 999 is not an ISO 3166 country$/],
  [{ visited_on: '1989-12-31' }, /^visited_on: is before 1990-01-01$/],
  [{ visited_on: '2026-11-22' }, /^visited_on: is after published_at$/],
  [{ verdict: 'fine' }, /^verdict: must be one of found, not_found, doubtful, moved$/],
  [{ content_id: '' }, /^content_id: is empty$/],
])('an imported survey with %j is rejected', async (more, words) => {
  expect(await imported(more)).toMatch(words)
})
