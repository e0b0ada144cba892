import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { readSurveyTexts } from './survey-texts.ts'
import { FIXED_DAY } from './testing/cached-database.ts'
import { openTestDatabase } from './testing/test-database.ts'

interface Row {
  code: string
  verdict: string
  title: Record<'en' | 'id', string>
  summary: Record<'en' | 'id', string>
  content: Record<'en' | 'id', string>
  visited_on: string
  published_at: string
  sample: boolean
  address: string
  country_code: string
  broker_code: string
  broker_name: string
  broker_sample: boolean
  broker_address: string
  broker_country: string
  listed_at: string
  copied: boolean
  active: boolean
}

let db: Db
let rows: Row[]
beforeAll(async () => {
  db = await openTestDatabase('fixed')
  rows = await db.query<Row>(
    `SELECT s.*, b.show_name AS broker_name, b.sample AS broker_sample, b.address AS broker_address, b.country_code AS broker_country,
       b.created_at AS listed_at,
       b.licence_status = 'suspected_clone' OR EXISTS (SELECT FROM licences l WHERE l.broker_code = b.code AND l.status = 'suspected_clone') AS copied,
       EXISTS (SELECT FROM licences l WHERE l.broker_code = b.code AND l.status IN ('regulated', 'offshore')
         AND (l.expires_at IS NULL OR l.expires_at >= '2026-11-21')) AS active
     FROM surveys s JOIN brokers b ON b.code = s.broker_code ORDER BY s.code`,
  )
}, 120_000)
afterAll(() => db.close())

test('the sample surveys cover every verdict and many countries, and some brokers were visited twice', () => {
  expect(rows.length).toBeGreaterThanOrEqual(38)
  const counts = Object.groupBy(rows, ({ verdict }) => verdict)
  for (const verdict of ['found', 'not_found', 'doubtful', 'moved'])
    expect([verdict, (counts[verdict] ?? []).length >= 5]).toEqual([verdict, true])
  expect(new Set(rows.map(row => row.country_code)).size).toBeGreaterThan(8)
  expect(new Set(rows.map(row => row.broker_code)).size).toBeLessThan(rows.length)
})

test('a sample survey is about a sample broker at its own address, and says that it is invented', () => {
  for (const row of rows) {
    expect([row.code, row.sample, row.broker_sample]).toEqual([row.code, true, true])
    expect([row.address, row.country_code]).toEqual([row.broker_address, row.broker_country])
    expect(row.content.en).toMatch(/^\*Sample report: /)
    expect(row.content.id).toMatch(/^\*Laporan contoh: /)
    for (const lang of ['en', 'id'] as const) expect(row.title[lang].startsWith(row.broker_name)).toBe(true)
  }
})

test('a sample visit took place on a weekday after its broker was listed, and was published afterwards', () => {
  for (const { code, visited_on: day, listed_at: listed, published_at: published } of rows) {
    expect([code, [0, 6].includes(new Date(day).getUTCDay())]).toEqual([code, false])
    expect([code, listed.slice(0, 10) < day, day < published, Date.parse(published) < FIXED_DAY.getTime()]).toEqual([
      code,
      true,
      true,
      true,
    ])
  }
})

test('the text of a sample survey says nothing better than the licences of its broker allow', () => {
  const { means, scenes } = readSurveyTexts()
  expect(new Set(rows.map(({ active }) => active))).toEqual(new Set([true, false]))
  for (const { code, verdict, active, copied, content, title } of rows) {
    if (copied) expect(['not_found', 'doubtful']).toContain(verdict)
    const own = means[verdict as keyof typeof means]
    const said = own[active && !copied ? 'licensed' : 'unlicensed']
    for (const [index, lang] of (['en', 'id'] as const).entries())
      expect([code, content[lang].endsWith(`\n\n${said[index]}`)]).toEqual([code, true])
    const scene = scenes.find(one => title.en.endsWith(one.title[0].split('}').at(-1)!))
    expect([code, scene?.verdict]).toEqual([code, verdict])
  }
})

test('sample surveys name no real authority, leave no placeholder, and fit the limits of the desk', async () => {
  const names = await db.query<{ abbreviation: string; name: string }>('SELECT abbreviation, name FROM regulators')
  const words = names.flatMap(({ abbreviation, name }) => [abbreviation, name])
  for (const { title, summary, content } of rows) {
    for (const lang of ['en', 'id'] as const) {
      const text = `${title[lang]} ${summary[lang]} ${content[lang]}`
      const said = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
      expect(words.filter(word => said.includes(` ${word} `))).toEqual([])
      expect(text).not.toMatch(/[{}]/)
      expect(title[lang].length).toBeLessThanOrEqual(120)
      expect(summary[lang].length).toBeLessThanOrEqual(300)
    }
    expect(content.en).not.toBe(content.id)
  }
})
