import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sampleRates } from 'backend/rates/sample-rates'
import type { Db } from 'database/db'
import { isTrading } from './market-hours.ts'
import { readSampleFile } from './sample-texts.ts'
import type { ReviewTexts } from './sample-texts.ts'
import { openTestDatabase } from './testing/test-database.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Flash {
  en: string
  id: string
  at: Date
}
interface Release {
  importance: number
  category: string
  at: number
}

let db: Db
let flashes: Flash[]
let releases: Release[]
beforeAll(async () => {
  db = await openTestDatabase('fixed')
  const read = async <Row extends { at: string }>(sql: string) =>
    (await db.query<Row>(sql)).map(row => ({ ...row, at: new Date(row.at) }))
  flashes = await read<{ en: string; id: string; at: string }>(
    `SELECT content->>'en' AS en, content->>'id' AS id, published_at AS at FROM flash_items ORDER BY published_at`,
  )
  releases = (
    await read<{ importance: number; category: string; at: string }>(
      'SELECT importance, category, scheduled_at AS at FROM calendar_events',
    )
  ).map(({ at, ...release }) => ({ ...release, at: at.getTime() }))
}, 120_000)
afterAll(() => db.close())

/** The items whose English text matches, with what it captured. */
const saying = (pattern: RegExp) =>
  flashes.flatMap(item => {
    const found = pattern.exec(item.en)
    return found ? [{ ...item, found: found.slice(1) }] : []
  })
const numberIn = (text: string | undefined) => Number(text?.replaceAll(',', ''))
const releasesIn = (from: number, to: number, chosen: (release: Release) => boolean = () => true) =>
  releases.filter(release => release.at >= from && release.at < to && chosen(release)).length

test('the days named in a complaint are those between incident and publication', async () => {
  const rows = await db.query<{ title: string; days: number }>(
    `SELECT title->>'en' AS title, extract(epoch FROM published_at)::integer / 86400 - (incident_date - date '1970-01-01') AS days FROM exposures`,
  )
  const named = rows.flatMap(({ title, days }) => {
    const found = /(\d{1,5}) days/.exec(title)
    return found ? [{ named: Number(found[1]), days }] : []
  })
  expect(named.length).toBeGreaterThan(20)
  for (const { named: said, days } of named) expect(Math.abs(said - days)).toBeLessThanOrEqual(1)
})

test('a broker’s reply to a review fits what the review is about', async () => {
  const texts = readSampleFile<ReviewTexts>('review-sentences.json')
  const rows = await db.query<{ reply: string; rating: number; review: string }>(
    `SELECT r.content->>'en' AS reply, c.rating, c.content->>'en' AS review FROM comments r JOIN comments c ON c.comment_id = r.parent_id WHERE r.staff`,
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { reply, rating, review } of rows) {
    const tone = rating >= 4 ? 'good' : rating === 3 ? 'neutral' : 'bad'
    const text = texts.replies.staff.find(({ text: [en] }) => en === reply)
    expect([reply, rating, text?.tones.includes(tone)]).toEqual([reply, rating, true])
    if (!text?.topics) continue
    const statements = text.topics.flatMap(topic => texts.topics[topic]?.[tone] ?? [])
    const isAbout = statements.some(([en]) => contains(review, en))
    expect([reply, review, isAbout]).toEqual([reply, review, true])
  }
})

/** Whether a text contains a sentence with placeholders: its fixed pieces, in their order. */
function contains(text: string, sentence: string): boolean {
  const words = text.toLowerCase()
  let at = 0
  return sentence.split(/\{\w+\}/).every(piece => {
    const found = words.indexOf(piece.toLowerCase(), at)
    at = found + piece.length
    return found >= 0
  })
}

test('the prices in the news flash agree with the sample rates', () => {
  const { rates } = sampleRates
  const crosses: Record<string, number> = {
    ...rates,
    EURGBP: rates.EURUSD / rates.GBPUSD,
    GBPJPY: rates.GBPUSD * rates.USDJPY,
  }
  const gold = saying(/ ([\d,]{1,9}\.\d)(?: dollars an ounce|\.$)/)
    .filter(({ en }) => en.includes('Gold'))
    .map(({ found }) => ['XAUUSD', found[0]])
  const pairs = saying(/^([A-Z]{6})\b.* (?:near|at|tests|to) (\d{1,3}(?:,\d{3})*(?:\.\d+)?)/).map(({ found }) => found)
  expect([gold.length > 5, pairs.length > 50, new Set(pairs.map(([pair]) => pair)).size]).toEqual([true, true, 10])
  for (const [pair, price] of [...gold, ...pairs]) {
    const far = Math.abs(numberIn(price) / (crosses[pair ?? ''] ?? NaN) - 1)
    expect([pair, price, far < 0.02]).toEqual([pair, price, true])
  }
})

test('no item of the news flash has the wrong direction of a move', () => {
  const before = { gold: /Gold at ([\d,.]+) dollars an ounce, [\d,.]+ dollars (up|down)/ }
  const [first, ...rest] = saying(before.gold)
  expect(rest.length).toBeGreaterThan(2)
  for (const { en, id } of [first!, ...rest]) expect(/ up\.$/.test(en)).toBe(/ naik /.test(id))
})

test('no item of the news flash speaks of a closed market', () => {
  for (const { en, at } of flashes) {
    const isOfMarkets =
      /^([A-Z]{6} (trades|at|tests|holds|moves within minutes to)|Gold|Silver|Crude|Oil|Spreads)/.test(en)
    if (isOfMarkets && !/^BTC|^ETH/.test(en)) expect([en, at, isTrading(at)]).toEqual([en, at, true])
    if (/index|indices/.test(en)) expect([en, [0, 6].includes(at.getUTCDay())]).toEqual([en, false])
    if (/over the weekend/.test(en)) expect([en, [0, 6].includes(at.getUTCDay())]).toEqual([en, true])
  }
})

test('the news flash and the calendar agree', () => {
  const announced = saying(/^(\d+) high-impact events/)
  expect(announced.length).toBeGreaterThan(2)
  for (const { found, at } of announced)
    expect(releasesIn(at.getTime(), at.getTime() + DAY_MS, ({ importance }) => importance === 3)).toBe(Number(found[0]))
  for (const { at } of saying(/^No economic releases/)) expect(releasesIn(at.getTime(), at.getTime() + DAY_MS)).toBe(0)
  for (const { at } of saying(/^Inflation figures are due/))
    expect(releasesIn(at.getTime(), at.getTime() + HOUR_MS + 1, ({ category }) => category === 'inflation')).not.toBe(0)
  for (const { at } of saying(/no scheduled event/))
    expect(releasesIn(at.getTime() - HOUR_MS, at.getTime() + HOUR_MS)).toBe(0)
})

test('no economic release is scheduled for a weekend', () => {
  for (const { at } of releases) expect([0, 6]).not.toContain(new Date(at).getUTCDay())
})

test('the waiting cases that the news flash names are as many as the list of cases has', async () => {
  const named = saying(/^([\d,]+) mediation cases .* are waiting for the author/)
  const row = await db.one<{ count: number }>(
    `SELECT count(*)::integer AS count FROM exposures WHERE state = 'awaiting_author'`,
  )
  expect(named.map(({ found }) => numberIn(found[0]))).toEqual([row?.count])
})

test('the new reviews that the news flash names were posted in the day before', async () => {
  for (const { found, at } of saying(/^([\d,]+) new reviews/)) {
    const row = await db.one<{ count: number }>(
      `SELECT count(*)::integer AS count FROM comments WHERE target_type = 'broker' AND parent_id IS NULL AND created_at >= $1::timestamptz - interval '1 day' AND created_at < $1`,
      [at.toISOString()],
    )
    expect(numberIn(found[0])).toBe(row?.count)
  }
})
