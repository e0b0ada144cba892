import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterAccountdelete, usercenterAccountexport } from 'calls/account-data'
import { commentPublish } from 'calls/comment-writing'
import { commentList } from 'calls/comments'
import { exposureFollow, exposurePublish } from 'calls/exposure-cases'
import { dealerCollectionadd } from 'calls/follows'
import { usercenterModifymailsettings } from 'calls/mail-settings'
import { usercenterCertificate, usercenterUpload } from 'calls/profile'
import { usercenterSessionrevokeothers, usercenterSigninhistory } from 'calls/sessions'
import { usercenterLogin, usercenterLogout, usercenterPhonequicklogin } from 'calls/sign-in'
import { homeGetUserinfo, usercenterGetuser } from 'calls/users'
import sharp from 'sharp'
import { sealText } from '../accounts/sealed-text.ts'
import { SECRET, startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { prove } from '../testing/prove-subject.ts'
import { addBroker, addTestUser } from '../testing/scene.ts'
import { Visitor } from '../testing/visitor.ts'
import { VPS_ACCOUNT_SEAL } from '../vps-requests/vps-request-rows.ts'

let site: ApiUnderTest
const password = 'seven green lamps'
beforeAll(async () => {
  site = await startApi({ sample: false })
  await site.db.script(`
    INSERT INTO service_providers (code, slug, name, category, country_code, website, intro, content)
      VALUES ('p1', 'p', 'Harbour Hosting', 'vps', '702', 'https://www.p.example', '{"en":"i","id":"i"}', '{"en":"c","id":"c"}');
    INSERT INTO vps_plans (code, provider_code, country_code, cpu, ram_gb, disk_gb, latency_ms, price_usd)
      VALUES ('v1', 'p1', '702', 2, 4, 50, 1.5, 12.5)`)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

/** A user with data of every kind. */
async function active(nick: string) {
  const person = await addTestUser(site, nick)
  const { visitor } = person
  const traderCode = await addBroker(site.db, `b${nick.toLowerCase()}`)
  await visitor.call(dealerCollectionadd, { traderCode })
  await visitor.call(commentPublish, { traderCode, content: 'They paid within a day.', rating: 5 })
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const { image } = (await visitor.call(usercenterUpload, { file: new File([new Uint8Array(bytes)], 'pass.png') })).body
    .Data!
  await visitor.call(usercenterCertificate, {
    realName: `${nick} Wati`,
    docType: 'id',
    docNo: `K-${nick}`,
    countryCode: '360',
    imageIds: [image.imageId],
  })
  await visitor.call(exposurePublish, { title: 'Where is my money', contact: `${nick} at home`, draft: true })
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, state, published_at)
     VALUES ($2, 's', 'B', $1, 'scam', 'en', '{"en":"T"}', '{"en":"C"}', 1, 'USD', '2026-01-01', 'published', now())`,
    [person.userId, `x${traderCode}`],
  )
  await visitor.call(exposureFollow, { code: `x${traderCode}`, on: true })
  await site.db.query(
    `INSERT INTO listings (code, slug, type, user_id, lang, title, content, contact, country_code, extra, state, published_at, expires_at)
     SELECT code, 's', 'ea', $1, 'en', title, $2 || ' wrote this listing.', $2 || ' by phone', '360', '{"software":"mt5"}', state, now(), now() + interval '90 days'
     FROM unnest($3::text[], ARRAY['Grid advisor', 'Trend advisor'], ARRAY['live', 'pending']) rows(code, title, state)`,
    [person.userId, nick, [`l${traderCode}`, `m${traderCode}`]],
  )
  await site.db.query('INSERT INTO listing_contacts (listing_code, user_id) VALUES ($2, $1)', [
    person.userId,
    `l${traderCode}`,
  ])
  await site.db.query('INSERT INTO listing_applause (listing_code, user_id) VALUES ($2, $1)', [
    person.userId,
    `l${traderCode}`,
  ])
  await site.db.query(
    `INSERT INTO vps_requests (code, user_id, broker_code, plan_code, account_sealed, note) VALUES ($2, $1, $3, 'v1', $4, 'For one advisor')`,
    [person.userId, `v${traderCode}`, traderCode, sealText(SECRET, VPS_ACCOUNT_SEAL, `${nick}-7001`)],
  )
  return { ...person, traderCode, email: `${nick.toLowerCase()}@mail.example` }
}

test('the account export contains the owner’s data in readable form and no data of other users', async () => {
  const [ayu] = [await active('Ayu'), await active('Bayu')]
  await ayu.visitor.call(usercenterModifymailsettings, { reply: false })
  const { body, headers } = await ayu.visitor.call(usercenterAccountexport, {})
  const { data } = body.Data!
  expect(headers.get('content-disposition')).toBe('attachment; filename="account.json"')
  expect(data).toMatchObject({
    profile: [{ email: ayu.email, nick: 'Ayu', mail_off: ['reply'] }],
    certificate: [{ real_name: 'Ayu Wati', doc_no: 'K-Ayu', doc_type: 'id' }],
    signIns: [{ way: 'password' }],
    comments: [{ content: 'They paid within a day.', rating: 5 }],
    followedBrokers: [{ broker_code: ayu.traderCode }],
    followedCases: [{ exposure_code: `x${ayu.traderCode}` }],
    exposures: [{ title: 'Where is my money', contact: 'Ayu at home', state: 'draft' }, { title: 'T' }],
    listings: [
      { title: 'Grid advisor', contact: 'Ayu by phone', extra: { software: 'mt5' }, state: 'live' },
      { title: 'Trend advisor', content: 'Ayu wrote this listing.', state: 'pending' },
    ],
    listingApplause: [{ listing_code: `l${ayu.traderCode}` }],
    listingContacts: [{ listing_code: `l${ayu.traderCode}` }],
    vpsRequests: [{ broker_code: ayu.traderCode, account_number: 'Ayu-7001', note: 'For one advisor' }],
  })
  expect(JSON.stringify(data)).not.toMatch(/Bayu|argon2|session_hash/)
})

/** Tables with user data that are not in the file, and why. */
const notExported = {
  passwords: 'a hash is of use to nobody but who would guess it',
  qr_sign_ins: 'two minutes',
  exposure_events: 'with the exposures that they belong to',
  complaint_events: 'with the complaints that they belong to',
  live_rooms: 'sample data',
  audit_events: 'what moderators decided',
  moderation_holds: 'what moderators work on, for a day',
}

test('the account export covers every table that references users', async () => {
  const rows = await site.db.query<{ table_name: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS table_name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'users'::regclass`,
  )
  const { readFileSync } = await import('node:fs')
  const source = readFileSync(new URL('account-export.ts', `file://${import.meta.dirname}/`), 'utf8')
  const exported = new Set([...source.matchAll(/(?:FROM|JOIN) (\w+)/g)].map(([, table]) => table))
  const forgotten = rows.map(row => row.table_name).filter(table => !(table in notExported) && !exported.has(table))
  expect(forgotten).toEqual([])
})

test('deleting an account needs the password, anonymises its posts and deletes everything else', async () => {
  const citra = await active('Citra')
  const reader = await addTestUser(site, 'Reader')
  await site.db.query(
    `INSERT INTO comments (target_type, target_code, user_id, lang, content) VALUES ('market', $1, $2, 'en', '{"en":"Does it trade gold?"}')`,
    [`l${citra.traderCode}`, reader.userId],
  )
  const leave = async (given?: string) =>
    (await citra.visitor.call(usercenterAccountdelete, { confirm: true, ...(given && { password: given }) })).body
  expect(await leave()).toMatchObject({ ErrorCode: 1001, errors: [{ field: 'password' }] })
  expect(await leave('seven red lamps')).toMatchObject({ ErrorCode: 2005, errors: [{ field: 'password' }] })
  expect((await leave(password)).Data).toEqual({ done: true })

  expect(citra.visitor.cookies.has('sid')).toBe(false)
  expect((await site.visitor().call(usercenterLogin, { account: citra.email, password })).body.ErrorCode).toBe(2005)
  expect((await reader.visitor.call(homeGetUserinfo, { UserId: citra.userId })).status).toBe(404)
  const [review] = (await site.visitor().call(commentList, { traderCode: citra.traderCode })).body.Data!.items
  expect(review).toMatchObject({
    content: 'They paid within a day.',
    user: { nick: expect.stringMatching(/^Deleted [0-9a-f]{10}$/), countryCode: '' },
  })

  const tables = [
    'sessions',
    'passwords',
    'certificates',
    'collections',
    'exposure_follows',
    'calendar_reminders',
    'lesson_progress',
    'room_reminders',
    'sign_ins',
    'refused_sign_ins',
    'user_messages',
    'third_identities',
    'listing_applause',
    'listing_contacts',
    'vps_requests',
  ]
  for (const table of tables)
    expect([table, await site.db.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [citra.userId])]).toEqual([
      table,
      [],
    ])
  expect(await site.db.query('SELECT 1 FROM images WHERE owner_id = $1', [citra.userId])).toEqual([])
  const listings = await site.db.query('SELECT * FROM listings WHERE user_id = $1', [citra.userId])
  expect(listings).toMatchObject([
    {
      title: 'Grid advisor',
      content: '',
      contact: '',
      extra: {},
      state: 'withdrawn',
      applaud_count: 0,
      comment_count: 1,
    },
  ])
  const everything = JSON.stringify(await site.db.query(`SELECT to_jsonb(u) - 'user_id' FROM users u`))
  expect(everything).not.toMatch(/citra/i)
})

test('an account without a password is deleted with a code sent to its own phone number', async () => {
  const visitor = site.visitor()
  const [own, other] = ['081377770001', '081377770002']
  await visitor.call(usercenterPhonequicklogin, {
    codeToken: await prove(site, visitor, { phone: own }, 'login'),
    terms: true,
  })
  await site.db.query(`UPDATE one_time_codes SET created_at = now() - interval '2 minutes'`)
  const leave = async (codeToken: string) =>
    (await visitor.call(usercenterAccountdelete, { confirm: true, codeToken })).body
  expect((await leave(await prove(site, visitor, { phone: other }, 'change'))).ErrorCode).toBe(2011)
  expect((await leave(await prove(site, visitor, { phone: own }, 'change'))).Data).toEqual({ done: true })
})

test('the sign-in history is listed newest first, and all other sessions can be ended together', async () => {
  const { visitor } = await addTestUser(site, 'Dewi')
  const other = await new Visitor(site.url, '36.66.1.1').login('dewi@mail.example', password)
  const history = (await visitor.call(usercenterSigninhistory, { pageSize: 1 })).body.Data!
  expect(history).toMatchObject({
    total: 2,
    items: [{ way: 'password', device: 'node', ip: '36.66.1.1', countryCode: '360' }],
  })
  expect((await visitor.call(usercenterSigninhistory, { pageIndex: 9 })).body.Data).toMatchObject({
    total: 2,
    items: [],
  })
  expect(
    (await visitor.call(usercenterSessionrevokeothers, {})).body.Data?.items.map(({ current }) => current),
  ).toEqual([true])
  expect((await other.call(usercenterGetuser, {})).status).toBe(401)
  expect((await visitor.call(usercenterGetuser, {})).status).toBe(200)
})

test('logging out everywhere ends all sessions', async () => {
  const { visitor } = await addTestUser(site, 'Eka')
  const other = await site.visitor().login('eka@mail.example', password)
  await visitor.call(usercenterLogout, { everywhere: true })
  expect((await other.call(usercenterGetuser, {})).status).toBe(401)
})

test('a login sets every cookie of the specification, and a logout removes all but the device cookie', async () => {
  await addTestUser(site, 'Fajar')
  const visitor = await site.visitor().login('fajar@mail.example', password)
  expect(Object.fromEntries(visitor.cookies)).toMatchObject({
    userid: 'tfajar',
    CURRIPCOUNTRY: 'cn',
    CountryCode: '840',
    LanguageCode: 'en',
    origin: encodeURIComponent('http://localhost:3000'),
    nodeEnv: 'development',
  })
  await site.db.query(`UPDATE users SET vest = true WHERE user_id = 'tfajar'`)
  await visitor.login('fajar@mail.example', password)
  expect(visitor.cookies.get('VEST')).toBe('1')
  await visitor.call(usercenterLogout, {})
  expect([...visitor.cookies.keys()]).toEqual(['device'])
})
