import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerMain } from 'calls/broker-tabs'
import { compareIndexinit } from 'calls/compare'
import { findingNames } from 'calls/states/state-names'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBrokersOfEveryState } from '../testing/brokers-of-every-state.ts'

let site: ApiUnderTest
/** Sorted by score, best first. */
let codes: string[]
beforeAll(async () => {
  site = await startApi()
  const rows = await site.db.query<{ code: string }>(
    'SELECT code FROM brokers WHERE score > 0 ORDER BY score DESC, code',
  )
  codes = [0, 0.3, 0.6, 1].map(part => rows[Math.floor((rows.length - 1) * part)]!.code)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

/** Brokers that may lead, the best score first. */
const fitBrokers = async (count: number) =>
  (
    await site.db.query<{ code: string }>(
      'SELECT code FROM brokers b WHERE broker_may_lead(b) ORDER BY score DESC, code LIMIT $1',
      [count],
    )
  ).map(({ code }) => code)

const compare = async (asked: string[], lang = 'en') =>
  (await Object.assign(site.visitor(), { lang }).call(compareIndexinit, { codes: asked })).body.Data!

test('the comparison has the brokers in the requested order with the data of their pages', async () => {
  const asked = [codes[2]!, codes[0]!, codes[3]!]
  const { items, rows } = await compare(asked)
  expect(items.map(({ code }) => code)).toEqual(asked)
  expect(items[0]).toEqual((await site.visitor().call(dealerMain, { traderCode: asked[0]! })).body.Data?.main)
  expect(rows).not.toHaveLength(0)
  expect(rows.filter(({ values }) => values.length !== 3)).toEqual([])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
})

test('the best value of a comparison row is the highest or the lowest, depending on the row, with all ties', async () => {
  const fit = await fitBrokers(4)
  await site.db.query('UPDATE brokers SET spread_from = 9 WHERE code = ANY($1)', [fit])
  await site.db.query('UPDATE brokers SET spread_from = 0.2 WHERE code = ANY($1)', [[fit[1]!, fit[3]!]])
  const { items, rows } = await compare(fit)
  const row = (key: string) => rows.find(row => row.key === key)!
  const highest = Math.max(...items.map(({ score }) => score ?? 0))
  expect([row('score').best, row('score').bestName]).toEqual([
    items.flatMap(({ score }, index) => (score === highest ? index : [])),
    'highest',
  ])
  expect([row('spreadFrom').best, row('spreadFrom').bestName]).toEqual([[1, 3], 'lowest'])
  const fewest = Math.min(...items.map(({ exposureCount }) => exposureCount))
  expect(row('exposures').best).toEqual(
    items.flatMap(({ exposureCount }, index) => (exposureCount === fewest ? index : [])),
  )
  expect(row('maxLeverage').best).toEqual([])
})

test('the cost of one lot in the comparison adds spread and commission of the same account', async () => {
  const [first, second] = [codes[0]!, codes[1]!]
  await site.db.query('DELETE FROM broker_accounts WHERE broker_code = ANY($1)', [[first, second]])
  const account = (code: string, position: number, spread: number, commission: number, currency = 'USD') =>
    site.db.query(
      `INSERT INTO broker_accounts (broker_code, position, name, min_deposit, currency, max_leverage, spread_from, commission_per_lot, currencies, ea)
       VALUES ($1, $2, 'One', 100, $5, 100, $3, $4, '{USD}', true)`,
      [code, position, spread, commission, currency],
    )
  await account(first, 1, 1.4, 0)
  await account(first, 2, 0.2, 6.5)
  await account(second, 1, 0.1, 7, 'EUR')
  expect((await compare([first, second])).rows.find(({ key }) => key === 'lotCost')).toMatchObject({
    values: ['$8.50', null],
    best: [],
  })
  await account(second, 2, 2, 0)
  expect((await compare([first, second])).rows.find(({ key }) => key === 'lotCost')).toMatchObject({
    values: ['$8.50', '$20'],
    best: [0],
    bestName: 'lowest',
  })
})

test('a comparison row of equal values has no best, and an unknown value is empty', async () => {
  await site.db.query('UPDATE brokers SET min_deposit_usd = 100, founded_year = NULL WHERE code = ANY($1)', [codes])
  const { rows } = await compare(codes)
  expect(rows.find(({ key }) => key === 'minDeposit')).toMatchObject({
    values: ['$100', '$100', '$100', '$100'],
    best: [],
    bestName: null,
  })
  expect(rows.find(({ key }) => key === 'foundedYear')).toMatchObject({ values: [null, null, null, null], best: [] })
})

test('the comparison has a row for licences in the visitor’s country if any of the brokers has one', async () => {
  const rows = await site.db.query<{ code: string }>(
    `SELECT DISTINCT l.broker_code AS code FROM licences l JOIN regulators r USING (regulator_id)
     WHERE r.two_char_code = 'ID' AND l.status IN ('regulated', 'offshore', 'exceeded') LIMIT 1`,
  )
  const other = await site.db.query<{ code: string }>(
    'SELECT code FROM brokers b WHERE NOT EXISTS (SELECT 1 FROM licences WHERE broker_code = b.code) ORDER BY code LIMIT 2',
  )
  const row = async (asked: string[], lang: string) =>
    (await compare(asked, lang)).rows.find(({ key }) => key === 'home')
  expect(await row([other[0]!.code, rows[0]!.code], 'id')).toEqual({
    key: 'home',
    name: 'Berlisensi di Indonesia',
    values: ['Tidak', 'Ya'],
    best: [1],
    bestName: null,
  })
  expect(await row([other[0]!.code, other[1]!.code], 'id')).toBeUndefined()
})

test('the comparison shows a score with two decimals and its parts with one', async () => {
  const { items, rows } = await compare(codes.slice(0, 2))
  const firstOf = (key: string) => rows.find(row => row.key === key)?.values[0]
  expect(firstOf('score')).toMatch(/^\d+\.\d\d \(/)
  expect(firstOf('licence')).toBe(items[0]!.breakdown!.licence.toFixed(1))
})

test('the comparison rows are named and formatted in the visitor’s language', async () => {
  const fit = await fitBrokers(40)
  const asked = [fit[0]!, fit.at(-1)!]
  const [en, id] = [await compare(asked), await compare(asked, 'id')]
  const score = en.items[0]!.score!.toFixed(2)
  const scoresOf = ({ rows }: typeof en) => rows.find(({ key }) => key === 'score')
  expect(scoresOf(en)?.values[0]).toBe(`${score} (${en.items[0]!.grade})`)
  expect(scoresOf(id)).toMatchObject({ name: 'Skor', bestName: 'tertinggi' })
  expect(scoresOf(id)?.values[0]).toContain(score.replace('.', ','))
  expect([en.rows[0]!.name, id.rows[0]!.name]).toEqual(['Found against it', 'Temuan yang memberatkan'])
  expect(id.rows.filter(({ key, name }) => name === en.rows.find(row => row.key === key)?.name)).toEqual([])
})

test('in comparisons of pairs and triples of brokers in random states, the database lets every leader lead, and findings come first', async () => {
  const added = await addBrokersOfEveryState(site.db, 360, 3)
  const fit = new Set(
    (
      await site.db.query<{ code: string }>('SELECT code FROM brokers b WHERE broker_may_lead(b) AND code = ANY($1)', [
        added,
      ])
    ).map(({ code }) => code),
  )
  let led = 0
  for (let from = 0; from + 3 <= added.length; from += 3) {
    const asked = added.slice(from, from + (from % 2 === 0 ? 2 : 3))
    const { items, rows, leaders } = await compare(asked)
    expect(rows[0]).toMatchObject({
      key: 'findings',
      values: items.map(({ findings }) => findings.map(finding => findingNames[finding].en).join(', ') || 'None'),
    })
    expect(leaders.filter(({ code }) => !fit.has(code))).toEqual([])
    expect(rows.flatMap(({ best }) => best).filter(index => !fit.has(asked[index]!))).toEqual([])
    led += leaders.length
  }
  expect(led).toBeGreaterThan(0)
})

test('a comparison of one broker, five, an unknown one, or the same one twice is refused', async () => {
  const refusal = async (asked: string[]) => {
    const { status, body } = await site.visitor().call(compareIndexinit, { codes: asked })
    return [status, body.ErrorCode, body.errors?.[0]?.field]
  }
  expect((await refusal([codes[0]!, 'nobody9'])).slice(0, 2)).toEqual([404, 3001])
  expect(await refusal([codes[0]!])).toEqual([400, 1002, 'codes'])
  expect(await refusal([...codes, 'nobody9'])).toEqual([400, 1002, 'codes'])
  expect(await refusal([codes[0]!, codes[0]!])).toEqual([400, 1004, 'codes'])
})
