import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerSkyeyeriskreport, dealerSkyeyescore, lcsCheck } from 'calls/broker-checks'
import { dealerMain, dealerSkyeyescorev2, traderTips } from 'calls/broker-tabs'
import { dealerExpandinfo, throughIndexinit, throughWebsite } from 'calls/leaving'
import { dataOf, START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addEnterprise, addTestUser } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

/** Brokers already handed to tests: each test gets a separate one, as some change theirs. */
const given: string[] = []
const codeWhere = async (condition: string) => {
  const row = await site.db.one<{ code: string }>(
    `SELECT code FROM brokers b WHERE ${condition} AND code <> ALL ($1) ORDER BY code LIMIT 1`,
    [given],
  )
  if (!row) throw new Error(`no broker where ${condition}`)
  given.push(row.code)
  return row.code
}
const inIndonesian = () => Object.assign(site.visitor(), { lang: 'id' })

test('the broker call says whether the broker is claimed', async () => {
  for (const claimed of [true, false]) {
    const traderCode = await codeWhere(`claimed = ${claimed}`)
    expect((await visitor.call(dealerMain, { traderCode })).body.Data?.claimed).toBe(claimed)
  }
})

test('the short score equals the detailed score without its parts, and is null for an unrated broker', async () => {
  const traderCode = await codeWhere('score > 7')
  const { score, grade, stars, scoredAt } = dataOf<Record<string, unknown>>(
    await visitor.call(dealerSkyeyescorev2, { traderCode }),
  )
  expect((await visitor.call(dealerSkyeyescore, { traderCode })).body.Data).toEqual({ score, grade, stars, scoredAt })
  const unrated = await codeWhere('score IS NULL')
  expect((await visitor.call(dealerSkyeyescore, { traderCode: unrated })).body.Data).toMatchObject({
    score: null,
    grade: null,
    stars: null,
  })
})

const report = async (traderCode: string, reader = visitor) =>
  (await reader.call(dealerSkyeyeriskreport, { traderCode })).body.Data!

test('the risk report is sorted from danger to info, and each finding has a source and a date', async () => {
  const { items, riskLevel } = await report(
    await codeWhere(`licence_status = 'suspected_clone' AND score > 0 AND exposure_count > 0`),
  )
  const levels = items.map(({ level }) => ['danger', 'warn', 'info'].indexOf(level))
  expect(levels).toEqual([...levels].sort())
  expect(items[0]?.level).toBe('danger')
  expect(riskLevel).toBe('high')
  expect(
    items.filter(({ title, text, source, at }) => !title || !text || !source || !/^\d{4}-\d\d-\d\d$/.test(at)),
  ).toEqual([])
})

test('the risk report lists every licence and says which are not checked against the register', async () => {
  const traderCode = await codeWhere('(SELECT count(*) FROM licences l WHERE l.broker_code = b.code) > 1')
  const numbers = await site.db.query<{ no: string }>(
    'SELECT licence_no AS no FROM licences WHERE broker_code = $1 ORDER BY licence_no',
    [traderCode],
  )
  const { items } = await report(traderCode)
  for (const { no } of numbers) {
    expect(items.find(({ title }) => title.includes(no))?.source).toBe(
      'Licence in our records, not checked against the register',
    )
  }
  await site.db.query('UPDATE licences SET verified_at = now() WHERE licence_no = $1', [numbers[0]?.no])
  const checked = (await report(traderCode)).items.find(({ title }) => title.includes(numbers[0]?.no ?? ''))
  expect([checked?.source, checked?.at]).toEqual([
    expect.stringMatching(/^Public register, [^\s.]+\.\S+$/),
    new Date().toISOString().slice(0, 10),
  ])
})

test('the risk report rates a licence that is revoked and expired as a danger', async () => {
  const row = (await site.db.one<{ code: string; no: string }>(
    'SELECT broker_code AS code, licence_no AS no FROM licences ORDER BY licence_id LIMIT 1',
  ))!
  await site.db.query(`UPDATE licences SET status = 'revoked', expires_at = '2020-01-01' WHERE licence_no = $1`, [
    row.no,
  ])
  const found = (await report(row.code)).items.find(({ title }) => title.includes(row.no))
  expect([found?.level, found?.title]).toEqual(['danger', expect.stringContaining('revoked')])
})

test('the risk report rates a broker without a licence as a danger, in the visitor’s language', async () => {
  const { items } = await report(
    await codeWhere('NOT EXISTS (SELECT FROM licences l WHERE l.broker_code = b.code)'),
    inIndonesian(),
  )
  expect(items.find(({ title }) => title === 'Lisensi tidak ditemukan')?.level).toBe('danger')
})

test('the risk report counts exposures and those unanswered for 14 days, each with its date', async () => {
  const traderCode = await codeWhere(
    'NOT claimed AND exposure_count = 1 AND EXISTS (SELECT FROM exposures e WHERE e.broker_code = b.code)',
  )
  await addEnterprise(site.db, traderCode, [await addTestUser(site, 'Staff')])
  await site.db.query(
    `WITH moved AS (
       UPDATE exposures SET state = 'in_mediation', published_at = now() - interval '20 days', state_since = now() - interval '15 days'
       WHERE broker_code = $1 RETURNING code),
       gone AS (DELETE FROM exposure_events WHERE exposure_code IN (SELECT code FROM moved))
     INSERT INTO exposure_events (exposure_code, action, to_state, actor, at)
     SELECT code, 'accept', 'in_mediation', 'moderator', now() - interval '15 days' FROM moved`,
    [traderCode],
  )
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const found = (await report(traderCode)).items.filter(({ source }) => source === 'Complaints posted on this site')
  expect(found.map(({ level, title, at }) => [level, title, at])).toEqual([
    ['warn', '1 complaint', dayAgo(20)],
    ['warn', '1 unanswered complaint', dayAgo(1)],
  ])
  await site.db.query(`UPDATE exposures SET state = 'awaiting_author', replied = true WHERE broker_code = $1`, [
    traderCode,
  ])
  const titles = (await report(traderCode)).items.map(({ title }) => title)
  expect(titles).toContain('1 complaint')
  expect(titles).not.toContain('1 unanswered complaint')
})

test('the risk report mentions a sharp fall of the score', async () => {
  const traderCode = await codeWhere('score > 8')
  const before = (await visitor.call(dealerSkyeyescore, { traderCode })).body.Data!.score!
  await site.db.query(`DELETE FROM broker_history WHERE broker_code = $1`, [traderCode])
  await site.db.query('UPDATE brokers SET score = 6 WHERE code = $1', [traderCode])
  const fell = (await report(traderCode)).items.find(({ title }) => title === 'The score fell')
  expect(fell?.text).toBe(`From ${before.toFixed(2)} to 6.00 within 180 days.`)
})

test('the licence check finds a licence number in any case and with any separators', async () => {
  const row = await site.db.one<{ no: string; code: string; regulator: number }>(
    'SELECT licence_no AS no, broker_code AS code, regulator_id AS regulator FROM licences ORDER BY licence_id LIMIT 1',
  )
  const find = async (licenceNo: string, regulatorId?: number) =>
    (await visitor.call(lcsCheck, { licenceNo, ...(regulatorId && { regulatorId }) })).body.Data!.items.map(
      ({ licence, broker }) => [licence.licenceNo, broker.code],
    )
  const found = [[row?.no, row?.code]]
  expect(await find(row!.no)).toEqual(found)
  expect(await find(row!.no.toLowerCase().replace('-', ' '), row!.regulator)).toEqual(found)
  expect(await find(row!.no, row!.regulator === 1 ? 2 : 1)).toEqual([])
  expect(await find('SAMPLE-0')).toEqual([])
  expect(await find('--')).toEqual([])
  expect((await visitor.call(lcsCheck, { licenceNo: 'x' })).body.errors).toEqual([
    expect.objectContaining({ field: 'licenceNo' }),
  ])
})

const leave = async (traderCode: string, url?: string) => {
  const { status, body } = await visitor.call(throughIndexinit, { traderCode, ...(url !== undefined && { url }) })
  return status === 200
    ? { url: body.Data!.url, official: body.Data!.official }
    : { status, ErrorCode: body.ErrorCode, field: body.errors?.[0]?.field }
}

test('the exit page links only to the broker’s own website', async () => {
  const traderCode = await codeWhere(`website LIKE 'https://www.%'`)
  const { website } = (await site.db.one<{ website: string }>('SELECT website FROM brokers WHERE code = $1', [
    traderCode,
  ]))!
  const host = website.slice('https://www.'.length)
  expect(await leave(traderCode)).toEqual({ url: `${website}/`, official: true })
  for (const own of [`${website}/open?account=1`, `https://${host}/`, `http://client.${host}/login`]) {
    expect(await leave(traderCode, own)).toEqual({ url: own, official: true })
  }
  const foreign = [
    'https://evil.example/',
    `https://${host}.evil.example/`,
    `https://not${host}/`,
    `https://evil.example/?${website}`,
    `https://evil.example\\@${host}/`,
  ]
  for (const url of foreign) expect(await leave(traderCode, url)).toEqual({ url: null, official: false })
  const refused = { status: 400, ErrorCode: 1004, field: 'url' }
  for (const url of [
    'javascript:alert(1)',
    `//${host}/`,
    `ftp://${host}/`,
    `https://${host}@evil.example/`,
    `https://evil.example:x@${host}/`,
  ]) {
    expect(await leave(traderCode, url)).toEqual(refused)
  }
  expect(await leave('nobody9', website)).toMatchObject({ status: 404, ErrorCode: 3001 })
  await site.db.query('UPDATE brokers SET website = NULL WHERE code = $1', [traderCode])
  expect(await leave(traderCode, website)).toEqual({ url: null, official: false })
  expect(await leave(traderCode)).toEqual({ url: null, official: false })
})

test('the exit page advises against a deposit only for a high-risk broker', async () => {
  const noticeOf = async (condition: string, reader = visitor) =>
    (await reader.call(throughIndexinit, { traderCode: await codeWhere(condition) })).body.Data
  expect(await noticeOf(`risk_level = 'high' AND website IS NOT NULL`)).toMatchObject({
    riskLevel: 'high',
    notice: expect.stringContaining('advise against a deposit'),
  })
  expect(await noticeOf(`risk_level = 'low' AND website IS NOT NULL`, inIndonesian())).toMatchObject({
    notice: expect.stringMatching(/^Anda menuju situs/),
  })
})

test('the notice before a broker’s website tells the broker apart from another one of its name', async () => {
  const traderCode = await codeWhere(`risk_level = 'high' AND website IS NOT NULL AND country_code = '826'`)
  await site.db.query(
    `INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, risk_level, licence_status)
     SELECT 'othername', show_name, show_name, 'othername', 'Other Ltd', '360', 'low', 'regulated' FROM brokers WHERE code = $1`,
    [traderCode],
  )
  const { notice, broker } = (await visitor.call(throughIndexinit, { traderCode })).body.Data!
  expect(notice).toContain(`the website of ${broker.showName} (United Kingdom), `)
})

const ownerOf = async (url: string) => (await visitor.call(throughWebsite, { url })).body.Data!

test('the website check finds the owner of a web address by its host alone', async () => {
  const row = (await site.db.one<{ code: string; website: string; risk_level: string }>(
    `SELECT code, website, risk_level FROM brokers WHERE website LIKE 'https://www.%-%' ORDER BY code LIMIT 1`,
  ))!
  const host = row.website.slice('https://www.'.length)
  for (const own of [
    row.website,
    `http://${host}/open?x=1`,
    `https://a.client.${host}:8443/`,
    `https://${host.toUpperCase()}`,
  ]) {
    expect(await ownerOf(own)).toMatchObject({ broker: { code: row.code, riskLevel: row.risk_level }, regulator: null })
  }
  const foreign = [
    `https://not${host}/`,
    `https://${host}.evil.example/`,
    `https://evil.example/?${row.website}`,
    `https://${host.replace('-', '.')}/`,
    'https://example/',
  ]
  for (const url of foreign) expect((await ownerOf(url)).broker).toBeNull()
  expect(await ownerOf('https://register.fca.org.uk/s/')).toMatchObject({
    broker: null,
    regulator: { abbreviation: 'FCA' },
  })
})

test('the website check shows an internationalised host in Punycode and in Unicode', async () => {
  expect(await ownerOf('https://Exаmple.com/a')).toMatchObject({
    url: 'https://xn--exmple-4nf.com/a',
    host: 'xn--exmple-4nf.com',
    shownAs: 'exаmple.com',
  })
  expect(await ownerOf('https://xn--exmple-4nf.com')).toMatchObject({ shownAs: 'exаmple.com' })
  expect(await ownerOf('https://plain.example')).toMatchObject({ host: 'plain.example', shownAs: 'plain.example' })
})

test.each([
  'javascript:alert(1)',
  '//evil.example/',
  'ftp://evil.example/',
  'https://bank.example@evil.example/',
  'nothing',
  'https://',
])('the website check refuses %s as a web address', async url => {
  const { status, body } = await visitor.call(throughWebsite, { url })
  expect([status, body.ErrorCode, body.errors?.[0]?.field]).toEqual([400, 1004, 'url'])
})

test('broker contacts include social media and can be requested 30 times an hour per IP address or user', async () => {
  const traderCode = await codeWhere('array_length(emails, 1) = 2')
  await site.db.query('UPDATE brokers SET socials = $2 WHERE code = $1', [
    traderCode,
    ['https://www.youtube.com/@x', 'javascript:alert(1)', 'https://forum.example/x'],
  ])
  const row = await site.db.one<object>('SELECT emails, phones, address, website FROM brokers WHERE code = $1', [
    traderCode,
  ])
  const stranger = site.visitor()
  const ask = (of = traderCode, who = stranger) => who.call(dealerExpandinfo, { traderCode: of })
  const socials = [
    { name: 'YouTube', url: 'https://www.youtube.com/@x' },
    { name: 'forum.example', url: 'https://forum.example/x' },
  ]
  expect((await ask()).body.Data).toEqual({ ...row, socials })
  expect((await ask('nobody9')).body.ErrorCode).toBe(3001)
  for (let asked = 2; asked < 30; asked += 1) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect([refused.status, refused.body.ErrorCode]).toEqual([429, 4001])
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500)
  expect((await ask(traderCode, site.visitor())).status).toBe(200)
  await site.addUser({ email: 'caller@mail.example', password: 'seven green lamps', nick: 'Caller' })
  expect((await ask(traderCode, await stranger.login('caller@mail.example', 'seven green lamps'))).status).toBe(200)
})

test('the broker tips do not report a revoked licence as expired too', async () => {
  const traderCode = await codeWhere('(SELECT count(*) FROM licences l WHERE l.broker_code = b.code) = 2')
  const tips = async () => (await visitor.call(traderTips, { traderCode })).body.Data!.items.map(({ text }) => text)
  await site.db.query(`UPDATE licences SET status = 'revoked', expires_at = '2020-01-01' WHERE broker_code = $1`, [
    traderCode,
  ])
  expect((await tips()).filter(text => text.includes('expired'))).toEqual([])
  await site.db.query(
    `UPDATE licences SET status = 'regulated' WHERE licence_no = (SELECT min(licence_no) FROM licences WHERE broker_code = $1)`,
    [traderCode],
  )
  expect(await tips()).toContain('1 of 2 licences has expired.')
})
