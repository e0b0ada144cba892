import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { checkListing } from 'backend/market/check-listing'
import { textsOf } from 'backend/market/listing-input'
import type { ListingInput } from 'backend/market/listing-input'
import { brokersNamedIn } from 'backend/market/named-brokers'
import { marketTypes } from 'calls/entities/market-listing'
import type { MarketType } from 'calls/entities/market-listing'
import { listingInput } from 'calls/market/field-schemas'
import type { Db } from 'database/db'
import { realBrandTest } from './broker-names.ts'
import { fillSampleData } from './fill.ts'
import { readListingParts } from './listings/listing-texts.ts'
import { openTestDatabase } from './testing/test-database.ts'

/** Long ago: live listings are live at a start on any later day. */
const today = new Date('2026-03-21T09:00:00Z')

interface Row {
  code: string
  type: MarketType
  lang: string
  title: string
  content: string
  contact: string
  country_code: string
  extra: Record<string, unknown>
  currency: string | null
  starts_on: string | null
  broker_codes: string[]
  state: string
  shown: string
  sample: boolean
  author_sample: boolean
  created_at: string
  published_at: string | null
  fit: boolean | null
}

let db: Db
let rows: Row[]
let live: Row[]
beforeAll(async () => {
  db = await openTestDatabase()
  await fillSampleData(db, { today, scale: 0.01 })
  rows = await db.query<Row>(
    `SELECT l.*, u.sample AS author_sample, CASE WHEN l.state = 'live' AND l.expires_at <= now() THEN 'expired' ELSE l.state END AS shown,
       (SELECT bool_and(broker_may_lead(b)) FROM brokers b WHERE b.code = ANY(l.broker_codes)) AS fit
     FROM listings l JOIN users u USING (user_id) ORDER BY l.code`,
  )
  live = rows.filter(({ shown }) => shown === 'live')
}, 120_000)
afterAll(() => db.close())

const breaking = async (sql: string) =>
  (await db.one<{ count: number }>(`SELECT count(*)::integer AS count FROM (${sql}) rows`))?.count

test('there are 240 live sample listings of all kinds in both languages, and some in every other state', () => {
  expect(live.length).toBeGreaterThanOrEqual(240)
  for (const type of marketTypes) {
    const own = live.filter(row => row.type === type)
    expect([type, own.length >= 18, new Set(own.map(({ lang }) => lang)).size]).toEqual([type, true, 2])
  }
  for (const state of ['pending', 'rejected', 'expired', 'withdrawn'])
    expect([state, rows.filter(({ shown }) => shown === state).length >= 3]).toEqual([state, true])
  expect(new Set(live.map(row => row.country_code)).size).toBeGreaterThanOrEqual(10)
  expect(new Set(live.map(row => row.currency)).size).toBeGreaterThanOrEqual(8)
  expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length)
})

test('every sample listing is accepted by the call that adds its kind', () => {
  for (const { code, type, title, content, contact, country_code: countryCode, extra } of rows) {
    const parsed = listingInput(type).safeParse({ title, content, contact, countryCode, ...extra })
    expect([code, parsed.error?.issues ?? []]).toEqual([code, []])
    expect(() => checkListing(type, parsed.data as ListingInput, 'en')).not.toThrow()
  }
})

test('sample listings are marked, their authors are sample users, and firms and regulators in their fields exist', async () => {
  expect(rows.filter(row => !row.sample || !row.author_sample)).toEqual([])
  expect(
    await breaking(`SELECT 1 FROM listings l WHERE extra ? 'regulatorId'
      AND NOT EXISTS (SELECT FROM regulators r WHERE r.code = extra ->> 'regulatorId')`),
  ).toBe(0)
  expect(
    await breaking(
      `SELECT 1 FROM listings l WHERE extra ? 'traderCode' AND broker_codes <> ARRAY[extra ->> 'traderCode']`,
    ),
  ).toBe(0)
})

test('sample listings of agents are about brokers that may lead, and rumors about brokers that may not', async () => {
  const about = (type: string) => rows.filter(row => row.type === type && row.broker_codes.length > 0)
  expect([about('ib').length > 8, about('rumor').length > 3]).toEqual([true, true])
  expect(about('ib').filter(({ fit }) => fit !== true)).toEqual([])
  expect(about('rumor').filter(({ fit }) => fit !== false)).toEqual([])
  // Looked up together, because listings repeat each other’s sentences.
  for (const alike of Map.groupBy(rows, row => row.broker_codes.join()).values()) {
    const text = alike.flatMap(row => textsOf(row.type, row, row.extra)).join('\n')
    const named = await brokersNamedIn(db, text, alike[0]!.broker_codes)
    expect([alike.map(({ code }) => code), named]).toEqual([expect.anything(), []])
  }
})

test('sample listings were written and published in this order before the day of the data', () => {
  for (const { code, created_at: created, published_at: published } of rows)
    expect([
      code,
      published === null || created < published,
      Date.parse(published ?? created) < today.getTime(),
    ]).toEqual([code, true, true])
})

test('sample exhibitions lie before and after the day of the data, and were announced before they began', () => {
  const fairs = live.filter(({ type }) => type === 'exhibition')
  expect(fairs.filter(({ starts_on: day }) => day! > '2026-03-21').length).toBeGreaterThanOrEqual(10)
  expect(fairs.filter(({ starts_on: day }) => day! < '2026-03-21').length).toBeGreaterThanOrEqual(2)
  expect(fairs.filter(row => row.published_at!.slice(0, 10) >= row.starts_on!)).toEqual([])
})

test('the counts of sample listings match their applause, requests for contacts and comments, none by their authors', async () => {
  expect(
    await breaking(`SELECT 1 FROM listings l WHERE applaud_count <> (SELECT count(*) FROM listing_applause WHERE listing_code = code)
      OR contact_count <> (SELECT count(*) FROM listing_contacts WHERE listing_code = code)
      OR comment_count <> (SELECT count(*) FROM comments WHERE target_type = 'market' AND target_code = code)`),
  ).toBe(0)
  for (const table of ['listing_applause', 'listing_contacts'])
    expect(
      await breaking(`SELECT 1 FROM ${table} t JOIN listings l ON l.code = t.listing_code
        WHERE t.user_id = l.user_id OR t.at < l.published_at OR t.at > '${today.toISOString()}'`),
    ).toBe(0)
  expect(await breaking('SELECT 1 FROM listings WHERE comment_count > 0')).toBeGreaterThan(50)
  expect(await breaking('SELECT 1 FROM listings WHERE applaud_count > 0')).toBeGreaterThan(100)
})

test('sample listings name no real authority or firm, and leave no placeholder', async () => {
  const names = await db.query<{ abbreviation: string; name: string }>('SELECT abbreviation, name FROM regulators')
  const words = names.flatMap(({ abbreviation, name }) => [abbreviation, name])
  for (const { title, content, contact, extra } of rows) {
    const text = `${title} ${content} ${contact}`
    const said = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    expect(words.filter(word => said.includes(` ${word} `))).toEqual([])
    expect(text).not.toMatch(/[{}]/)
    expect(JSON.stringify(Object.values(extra))).not.toMatch(/\{\w+\}/)
    expect(contact).toMatch(/^[a-z]+@[a-z]+\.example$/)
  }
  const { en, id } = readListingParts().firms
  expect([...en, ...id].filter(realBrandTest())).toEqual([])
})
