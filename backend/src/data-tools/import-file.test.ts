import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_CHANGED } from 'platform/api/data-changes'
import { openTestDatabase } from 'sample-data/testing/test-database'
import type { DataKindName } from './data-kind.ts'
import { dataKinds } from './data-kinds.ts'
import { exportFile, exportRows } from './export-file.ts'
import { importFile } from './import-file.ts'
import type { ImportCounts } from './import-file.ts'
import { finishImport, importRows } from './import-rows.ts'
import { openSource } from './open-source.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase('hundredth')
})
afterAll(() => db.close())
beforeEach(() => db.script(`DELETE FROM brokers WHERE code LIKE 't%'; DELETE FROM articles WHERE code LIKE 't%'`))

type Outcome = ImportCounts & { bad: number; reasons: Record<number, string> }

interface Choices {
  allOrNothing?: boolean
  /** Whether to rebuild derived data afterwards, which takes longer than the import; only some tests read it. */
  finish?: boolean
}

async function importAll(kindName: DataKindName, file: string, choices: Choices = {}): Promise<Outcome> {
  const reasons: Record<number, string> = {}
  const counts = await importFile({
    kind: dataKinds[kindName],
    open: () => openSource(file, undefined),
    target: {
      importRows: batch => importRows(db, batch),
      finishImport: async () => (choices.finish ? finishImport(db) : undefined),
    },
    onBad: (line, reason) => void (reasons[line] = reason),
    allOrNothing: choices.allOrNothing ?? false,
  })
  return { ...counts, reasons }
}

async function importLines(kindName: DataKindName, rows: object[], choices: Choices = {}): Promise<Outcome> {
  const file = join(temporaryFolder(), 'rows.jsonl')
  writeFileSync(file, rows.map(row => JSON.stringify(row)).join('\n'))
  return importAll(kindName, file, choices)
}

const broker = (code: string, more: object = {}) => ({
  code,
  show_name: `Tarn ${code}`,
  legal_name: 'Tarn Ltd',
  country_code: '826',
  licence_status: 'regulated',
  score: 7,
  platforms: ['mt4'],
  ...more,
})
const licence = (broker_code: string, more: object = {}) => ({
  broker_code,
  regulator_id: 1,
  licence_no: '77',
  type: 'market_making',
  status: 'regulated',
  entity_name: 'Tarn Ltd',
  two_char_code: 'GB',
  ...more,
})
const article = (code: string, more: object = {}) => ({
  code,
  category: 'news',
  title_en: 'Five good words make slugs here',
  title_id: 'Judul',
  summary_en: 's',
  summary_id: 's',
  body_en: 'b',
  body_id: 'b',
  author: 'Editors',
  published_at: '2026-01-02T03:04:05Z',
  ...more,
})

test('an import takes good rows and reports bad ones with line and reason, including dangling references', async () => {
  const outcome = await importLines('brokers', [
    broker('t1'),
    broker('t2', { score: 11 }),
    broker('t3', { platforms: ['mt4', 'nosuch'] }),
    broker('t1', { score: 8 }),
    broker('t5', { score: null }),
  ])
  expect(outcome).toMatchObject({ rows: 5, added: 2, changed: 0, same: 0, bad: 3 })
  expect(outcome.reasons).toEqual({
    2: 'score: must be from 0 to 10',
    3: 'platforms: no such software: nosuch',
    4: 'code t1 is already in line 1',
  })
  const rows = await db.query(
    `SELECT code, score, grade, risk_level, sample, slug, find_name FROM brokers WHERE code LIKE 't%' ORDER BY code`,
  )
  expect(rows).toEqual([
    { code: 't1', score: 7, grade: 'A', risk_level: 'low', sample: false, slug: 'tarn-t1', find_name: 'tarn t1' },
    { code: 't5', score: null, grade: null, risk_level: 'high', sample: false, slug: 'tarn-t5', find_name: 'tarn t5' },
  ])
})

test('an import checks that the references of licences and articles exist and that regulator codes are unique', async () => {
  await importLines('brokers', [broker('t1')])
  const licences = await importLines('licences', [
    licence('t1'),
    licence('t9', { regulator_id: 999, type: 'nosuch' }),
    licence('t1', { licence_no: '78' }),
  ])
  expect(licences).toMatchObject({ added: 2, bad: 1 })
  expect(licences.reasons[2]).toBe(
    'broker_code: no such broker: t9; regulator_id: no such regulator: 999; type: no such type of licence: nosuch',
  )
  const articles = await importLines('articles', [
    article('ta'),
    article('tb', { broker_codes: ['t1', 't8', 't9'] }),
    article('tc', { broker_codes: ['t1'] }),
  ])
  expect(articles).toMatchObject({ added: 2, bad: 1, reasons: { 2: 'broker_codes: no such broker: t8, t9' } })
  expect(await db.one(`SELECT slug, read_minutes, generated, updated_at FROM articles WHERE code = 'ta'`)).toEqual({
    slug: 'five-good-words-make-slugs',
    read_minutes: 1,
    generated: false,
    updated_at: '2026-01-02T03:04:05.000Z',
  })
  const { code } = (await db.one<{ code: string }>('SELECT code FROM regulators WHERE regulator_id = 1'))!
  const regulator = {
    regulator_id: 900,
    code,
    name: 'N',
    abbreviation: 'N',
    country: 'C',
    two_char_code: 'GB',
    host: 'www.n.example',
    tier: 1,
  }
  expect((await importLines('regulators', [regulator])).reasons).toEqual({ 1: 'code: belongs to regulator 1' })
})

test('a second import of the same rows writes nothing', async () => {
  const rows = [broker('t1', { created_at: '2020-01-01T00:00:00Z' }), broker('t2')]
  const written = () => db.query(`SELECT code, xmin::text, updated_at FROM brokers WHERE code LIKE 't%'`)
  await importLines('brokers', rows)
  const before = await written()
  expect(await importLines('brokers', rows)).toMatchObject({ added: 0, changed: 0, same: 2, bad: 0 })
  expect(await written()).toEqual(before)
})

test('importing an event of the calendar again publishes its figure, and reminders keep to the changed time', async () => {
  const event = {
    code: 't1',
    series: 'us_cpi',
    title_en: 'CPI',
    title_id: 'IHK',
    content_en: 'Prices.',
    content_id: 'Harga.',
    country_code: '840',
    currency: 'USD',
    importance: 3,
    category: 'inflation',
    scheduled_at: '2026-12-10T13:30:00Z',
    period: '2026-11',
    unit: '%',
    consensus: '2.9',
  }
  expect(await importLines('calendar-events', [event])).toMatchObject({ added: 1, bad: 0 })
  await db.query(`INSERT INTO users (user_id, nick) VALUES ('reader', 'Reader')`)
  await db.query(`INSERT INTO calendar_reminders VALUES ('reader', 't1', 15)`)
  const published = { ...event, scheduled_at: '2026-12-11T13:30:00Z', actual: '3.0', currency_rises_on: 'higher' }
  expect(await importLines('calendar-events', [published])).toMatchObject({ changed: 1, bad: 0 })
  const sql = `SELECT e.scheduled_at, e.actual, e.currency_rises_on FROM calendar_reminders r JOIN calendar_events e ON e.code = r.event_code`
  expect(await db.query(sql)).toEqual([
    { scheduled_at: '2026-12-11T13:30:00.000Z', actual: '3.0', currency_rises_on: 'higher' },
  ])
  const bad = { ...event, code: 't2', country_code: '999', consensus: '2,9', importance: 4 }
  expect((await importLines('calendar-events', [bad, { ...event, code: 't3', country_code: '999' }])).reasons).toEqual({
    1: 'importance: must be from 1 to 3; consensus: must be a number with a decimal point and without a unit, such as -1.4',
    2: 'country_code: 999 is not an ISO 3166 country',
  })
})

test('importing a changed row updates its history, timestamp and derived data, and notifies listeners', async () => {
  await importLines('brokers', [broker('t1'), broker('t2')])
  const before = (await db.one<{ updated_at: string; created_at: string }>(
    `SELECT updated_at, created_at FROM brokers WHERE code = 't1'`,
  ))!
  await db.script(`INSERT INTO rankings (type, period, period_start, total) VALUES ('score', 'week', '2026-01-05', 0)`)
  const told = Promise.withResolvers<string>()
  const stop = await db.listen(DATA_CHANGED, told.resolve)
  expect(await importLines('brokers', [broker('t1', { score: 9 }), broker('t2')], { finish: true })).toMatchObject({
    added: 0,
    changed: 1,
    same: 1,
  })
  await told.promise
  await stop()
  const after = (await db.one<{ updated_at: string; created_at: string; grade: string }>(
    `SELECT updated_at, created_at, grade FROM brokers WHERE code = 't1'`,
  ))!
  expect(after.grade).toBe('AAA')
  expect(after.updated_at > before.updated_at).toBe(true)
  expect(after.created_at).toBe(before.created_at)
  expect(
    await db.query(
      `SELECT field, from_value, to_value, source FROM broker_history WHERE broker_code = 't1' ORDER BY field`,
    ),
  ).toEqual([{ field: 'score', from_value: '7.00', to_value: '9.00', source: 'import' }])
  expect(
    await db.one(
      `SELECT (SELECT count FROM broker_facets WHERE field = 'total') = (SELECT count(*) FROM brokers) AS counted, EXISTS (SELECT FROM rankings) AS ranked`,
    ),
  ).toEqual({ counted: true, ranked: false })
})

test('an import updates the row estimates of all tables that it filled, including by triggers', async () => {
  await importLines(
    'brokers',
    Array.from({ length: 60 }, (_, index) => broker(`t${index}`, { show_name: `Tarn${index} Own${index}` })),
    { finish: true },
  )
  for (const table of ['brokers', 'search_words']) {
    expect(
      await db.one(
        `SELECT reltuples = (SELECT count(*) FROM ${table}) AS known FROM pg_class WHERE relname = '${table}'`,
      ),
    ).toEqual({ known: true })
  }
})

test('an imported broker replaces a sample broker with the same code', async () => {
  const { code } = (await db.one<{ code: string }>('SELECT code FROM brokers WHERE sample ORDER BY code LIMIT 1'))!
  expect(await importLines('brokers', [broker(code)])).toMatchObject({ changed: 1 })
  expect(await db.one('SELECT sample, show_name FROM brokers WHERE code = $1', [code])).toEqual({
    sample: false,
    show_name: `Tarn ${code}`,
  })
})

test('an all-or-nothing import writes nothing if one row is bad', async () => {
  const whole = { allOrNothing: true }
  expect(await importLines('brokers', [broker('t1'), broker('t2', { platforms: ['nosuch'] })], whole)).toMatchObject({
    added: 0,
    bad: 1,
  })
  expect(await db.query(`SELECT code FROM brokers WHERE code LIKE 't%'`)).toEqual([])
  expect(await importLines('brokers', [broker('t1'), broker('t2')], whole)).toMatchObject({ added: 2, bad: 0 })
})

test('a row that only a database constraint rejects does not stop the import', async () => {
  await db.script(`ALTER TABLE brokers ADD CONSTRAINT not_this CHECK (legal_name <> 'Forbidden')`)
  const outcome = await importLines(
    'brokers',
    Array.from({ length: 9 }, (_, index) => broker(`t${index}`, index === 5 ? { legal_name: 'Forbidden' } : {})),
  )
  await db.script('ALTER TABLE brokers DROP CONSTRAINT not_this')
  expect(outcome).toMatchObject({ added: 8, bad: 1, reasons: { 6: expect.stringContaining('not_this') } })
})

test('the final step of a killed import can be run later', async () => {
  // Earlier tests have removed their brokers without counting again.
  await db.script('REFRESH MATERIALIZED VIEW broker_facets')
  await importRows(db, { kind: 'brokers', rows: JSON.stringify([{ line: 1, ...unwrap(broker('t1')) }]), write: true })
  const counted = `SELECT (SELECT count FROM broker_facets WHERE field = 'total') = (SELECT count(*) FROM brokers) AS counted`
  expect(await db.one(counted)).toEqual({ counted: false })
  await finishImport(db)
  expect(await db.one(counted)).toEqual({ counted: true })
})

const video = {
  category: 'video',
  video_file: 'stop-out.mp4',
  video_seconds: 44,
  video_captions: ['en'],
  video_chapters_en: ['0 Start', '12 The price falls'],
  video_chapters_id: ['0 Awal', '12 Harga turun'],
}

test('an imported video has its file, captions and chapters in both languages', async () => {
  expect(await importLines('articles', [article('tv', video)])).toMatchObject({ added: 1, bad: 0 })
  expect(await db.one(`SELECT video FROM articles WHERE code = 'tv'`)).toEqual({
    video: {
      file: 'stop-out.mp4',
      seconds: 44,
      captions: ['en'],
      chapters: [
        { at: 0, title: { en: 'Start', id: 'Awal' } },
        { at: 12, title: { en: 'The price falls', id: 'Harga turun' } },
      ],
    },
  })
})

const chapterFault =
  'video_chapters_en, video_chapters_id: need the same times in both languages, in order and before the end, as in "12 The price falls"'
test.each([
  ['in another category', { category: 'news' }, 'video_file: only articles of the category video have one'],
  ['without a length', { video_seconds: undefined }, 'video_seconds: is missing for the video'],
  ['without a file', { video_file: undefined }, 'video_file: is missing for the other columns of the video'],
  ['with other times in one language', { video_chapters_id: ['0 Awal', '13 Harga turun'] }, chapterFault],
  ['with a chapter after its end', { video_seconds: 12 }, chapterFault],
  ['with a chapter without a title', { video_chapters_en: ['0 Start', '12'] }, chapterFault],
  ['with chapters in one language only', { video_chapters_id: undefined }, chapterFault],
])('a video %s is not imported', async (_, change, reason) => {
  expect((await importLines('articles', [article('tv', { ...video, ...change })])).reasons).toEqual({ 1: reason })
})

function unwrap(values: Record<string, unknown>) {
  const checked = dataKinds.brokers.check(values)
  return 'row' in checked ? checked.row : {}
}

test.each(['regulators', 'brokers', 'licences', 'articles'] as const)(
  'importing an export of %s changes nothing, as CSV, compressed CSV and JSON Lines',
  async kindName => {
    await importLines('brokers', [broker('t1', { address: '"1, Long Row"\tTown' })]) // with a created_at in microseconds
    await importLines('articles', [article('ta', { body_en: 'two\nlines, "quoted"\r\nthree' }), article('tv', video)])
    const kind = { ...dataKinds[kindName], pageSize: 100 }
    const { count } = (await db.one<{ count: number }>(`SELECT count(*) AS count FROM ${kind.table.name}`))!
    for (const ending of ['csv', 'csv.gz', 'jsonl']) {
      const file = join(temporaryFolder(), `rows.${ending}`)
      const format = ending.startsWith('csv') ? 'csv' : 'jsonl'
      const rows = await exportFile({ kind, format, file, page: page => exportRows(db, page) })
      expect([ending, rows]).toEqual([ending, count])
      const nothing = { rows: count, added: 0, changed: 0, same: count, bad: 0, reasons: {} }
      expect([ending, await importAll(kindName, file)]).toEqual([ending, nothing])
    }
  },
)
