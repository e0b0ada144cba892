import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accusedName } from 'calls/findings/accused-name'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { createReferenceData } from '../reference/reference-data.ts'
import { addBrokersOfEveryState } from '../testing/brokers-of-every-state.ts'
import { entriesByCode } from './broker-rows.ts'
import { accusedNames, namesakesColumn } from './namesakes.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase('hundredth')
  await addBrokersOfEveryState(db, 1000)
  // A few names, spelt in several ways, for many brokers; some even share the legal name.
  await db.script(`UPDATE brokers SET show_name = (ARRAY['Blythestead', 'BLYTHE STEAD', 'Blythestead  Markets', 'Dunmarrow ' || code, 'Blÿthestead'])[1 + n % 5] || ' ' || n % 60,
      short_name = 'Blythestead ' || n % 60,
      legal_name = CASE WHEN n % 3 = 0 THEN 'Blythestead Ltd' ELSE legal_name END,
      country_code = (ARRAY['156', '344', '826', '000'])[1 + n % 4]
    FROM (SELECT code AS of, substr(code, 2)::integer * 7919 % 1009 AS n FROM brokers WHERE code LIKE 'x%') numbered WHERE code = of;
    UPDATE brokers SET show_name = 'Solitary Firm', short_name = 'Solitary', country_code = '826' WHERE code = 'x8';
    UPDATE brokers SET show_name = 'Twofold', short_name = 'Twofold', country_code = '826' WHERE code = 'x9';
    UPDATE brokers SET show_name = 'Two Fold Markets', short_name = 'TWO FOLD', country_code = '036' WHERE code = 'x10'`)
})
afterAll(() => db.close())

const squeezed = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\s\u0300-\u036f]/g, '')

test.each(['en', 'id'])('no two brokers are accused under the same name in %s', async lang => {
  const codes = (await db.query<{ code: string }>('SELECT code FROM brokers')).map(({ code }) => code)
  const entries = [...(await entriesByCode(db, createReferenceData(db), codes)).values()]
  const byName = Map.groupBy(entries, broker => squeezed(accusedName(broker, lang)))
  const ambiguous = [...byName.values()].filter(brokers => brokers.length > 1)
  expect(ambiguous.map(brokers => brokers.map(({ code }) => code))).toEqual([])
  // Nor is one called by nothing but the short name of another.
  const shortNames = Map.groupBy(entries, ({ shortName }) => squeezed(shortName))
  const taken = entries.filter(broker =>
    shortNames.get(squeezed(accusedName(broker, lang)))?.some(({ code }) => code !== broker.code),
  )
  expect(taken.map(({ code }) => code)).toEqual([])
  expect(entries.filter(({ namesakeDetails }) => namesakeDetails).length).toBeGreaterThan(300)
  const texts = await accusedNames(db, codes, lang)
  expect(entries.filter(broker => texts.get(broker.code) !== accusedName(broker, lang))).toEqual([])
})

test('a broker is named with no more than it takes to tell it apart', async () => {
  const names = await accusedNames(db, ['x8', 'x9', 'x10'], 'en')
  expect([...names].sort()).toEqual([
    ['x10', 'Two Fold Markets'],
    ['x8', 'Solitary Firm'],
    ['x9', 'Twofold (United Kingdom)'],
  ])
})

test('the namesakes of a broker are found by the indexes', async () => {
  const plan = await db.query<Record<string, string>>(
    `EXPLAIN SELECT ${namesakesColumn} FROM brokers b WHERE b.code = 'x8'`,
  )
  const text = plan.map(row => Object.values(row)[0]).join('\n')
  expect(text).toContain('brokers_by_whole_name')
  expect(text).toContain('brokers_by_short_name')
})
