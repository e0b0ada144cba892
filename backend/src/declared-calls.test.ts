import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import { createCommentLinks } from './comments/comment-links.ts'
import { SECRET, START_MS, startApi } from './testing/api-under-test.ts'
import type { ApiUnderTest } from './testing/api-under-test.ts'
import { openCalls } from './testing/open-calls.ts'
import { unsubscribeToken } from './user-messages/unsubscribe-tokens.ts'

let site: ApiUnderTest
/** Inputs of calls that refer to existing items. */
const known: Record<string, object> = {}

beforeAll(async () => {
  site = await startApi()
  const codeOf = async (sql: string) => (await site.db.one<{ code: string }>(sql))?.code ?? ''
  const traderCode = await codeOf(
    'SELECT broker_code AS code FROM exposures WHERE broker_code IS NOT NULL ORDER BY code LIMIT 1',
  )
  const another = await codeOf(`SELECT code FROM brokers WHERE code <> '${traderCode}' ORDER BY code LIMIT 1`)
  const exposure = await codeOf(`SELECT code FROM exposures WHERE exposure_is_public(state) ORDER BY code LIMIT 1`)
  await site.db.query(
    `INSERT INTO legal_notices (code, exposure_code, firm, capacity, country_code, ground, passages, explanation, contact_sealed, address_hash,
       token_hash, lang, state, confirmed_at) VALUES ('notice1', $1, 'Firm', 'lawyer', '360', 'other', 'passages', 'why', '', '', '', 'en', 'received', now())`,
    [exposure],
  )
  await site.db.query(
    `INSERT INTO listings (code, slug, type, user_id, lang, title, content, contact, country_code, state, published_at, expires_at)
     SELECT 'listing1', 'listing', 'technical', min(user_id), 'en', 'A listing', 'About a service.', 'Call us', '360', 'live', now(), now() + interval '9 days'
     FROM users`,
  )
  const commentId = await codeOf(
    `SELECT comment_id::text AS code FROM comments WHERE parent_id IS NULL AND content ? 'id' ORDER BY comment_id LIMIT 1`,
  )
  const lesson = await codeOf(`SELECT code FROM articles WHERE category = 'education' ORDER BY code LIMIT 1`)
  const topic = await codeOf(`SELECT code FROM articles WHERE category = 'best_brokers' ORDER BY code LIMIT 1`)
  const regulator = await codeOf('SELECT code FROM regulators ORDER BY regulator_id LIMIT 1')
  const flash = (await site.visitor().send('GET', '/wikifxweb-v1/live7x24/init-v1?num=2')).body.Data as {
    cursor: string
  }
  const reader = { kind: 'reply', userId: 'reader', email: 'reader@mail.example' } as const
  await site.db.query(`INSERT INTO users (user_id, nick, email) VALUES ('reader', 'Reader', $1)`, [reader.email])
  const token = unsubscribeToken(SECRET, reader)
  for (const { name } of allCalls)
    if (/^(trader\.(tips|similar)|dealer\.|exposure\.trader)/.test(name)) known[name] = { traderCode }
  Object.assign(known, {
    'releases.beacontoken': { releases: ['brokers@1.0.0'] },
    'releases.beacon': { releases: [{ area: 'brokers', version: '1.0.0' }] },
    'calendar.detailinit': { code: await codeOf('SELECT code FROM calendar_events ORDER BY code LIMIT 1') },
    'article.search': { keyword: 'gold' },
    'market.search': { keyword: 'service' },
    'market.detail': { code: 'listing1' },
    'market.commentlist': { code: 'listing1' },
    'market.read': { code: 'listing1' },
    'liveroom.detail': { code: await codeOf('SELECT code FROM live_rooms ORDER BY code LIMIT 1') },
    'survey.detail': { code: await codeOf('SELECT code FROM surveys ORDER BY code LIMIT 1') },
    'live7x24.latest': { after: '1' },
    'dealer.emnums': {},
    'dealer.blacklist': {},
    'dealer.vps': {},
    'dealer.softwaredetail': { code: 'mt4' },
    'serviceprovider.detailinit': { code: 'p1001' },
    'fxad.hits': { hitsType: 1 },
    'statistics.batch': { events: [{ call: 'fxad.hits', input: { hitsType: 1 } }] },
    'dealer.statistics': { type: 1, code: traderCode },
    'home.count3': { route: 'netwon$report', data: ['{"page":"/en/"}'] },
    'dealer.searchdetailstatistics': { keyword: 'ma', traderCode },
    'dealer.searchstatisticscollect': { keyword: 'ma' },
    'dealer.gettraderbycodes': { codes: [traderCode] },
    'dealer.gettraderbycodespost': { codes: [traderCode] },
    'trader.search': { keyword: 'ma' },
    'dealer.datahistory': { traderCode, metric: 'score' },
    'timemachine.snapshot': { traderCode, date: new Date().toISOString().slice(0, 10) },
    'through.indexinit': { traderCode },
    'through.website': { url: 'https://quill.example/' },
    'lcs.check': { licenceNo: 'SAMPLE-100001' },
    'ranking.dcinit': { type: 'score' },
    'compare.indexinit': { codes: [traderCode, another] },
    'trader.urlnameinit': { nameCode: `any-${traderCode}.html` },
    'comment.list': { traderCode },
    'comment.stasticinit': { codes: [traderCode] },
    'comment.replies': { commentIds: [commentId] },
    'comment.switch': { traderCode },
    'comment.detail': { commentId },
    'comment.transinit': { commentId, lang: 'id' },
    'comment.tokendetail': { token: await createCommentLinks(SECRET).issue(Number(commentId)) },
    'usercenter.mailsubscription': { token },
    'usercenter.modifymailsubscription': { token, on: false },
    'businesscard.get': { traderCode },
    'usercenter.profile': {
      userId: await codeOf('SELECT user_id AS code FROM comments WHERE parent_id IS NULL ORDER BY comment_id LIMIT 1'),
    },
    'exposure.detail': { code: exposure },
    'exposure.legalnoticedetail': { code: 'notice1' },
    'exposure.search': { keyword: 'withdraw' },
    'exposure.dropdown': { keyword: 'ma' },
    'article.list': { category: 'education' },
    'article.queryfxlongtailartlist': { catId: 'longtail_education' },
    'article.introinit': { code: topic },
    'news.detail': { code: lesson },
    'news.outside': { category: 'industry' },
    'regulator.info': { code: regulator },
    'regulator.detail': { code: regulator },
    'regulator.contentpage': { code: regulator },
    'homefuc.searchtip': { keyword: 'ma' },
    'homefuc.countrysearch': { keyword: 'ind' },
    'search.index': { keyword: 'margin' },
    'search.detail': { keyword: 'margin', type: 'article' },
    'search.regulatorindex': { keyword: 'fca' },
    'live7x24.more': { cursor: flash.cursor },
    'forextools.position': { pair: 'EURUSD', account: 'USD', balance: 5000, riskPct: 1, stopPips: 18 },
    'swiftcode.city': { twoCharCode: 'DE' },
    'swiftcode.bank': { twoCharCode: 'DE', city: 'berlin' },
    'swiftcode.complete': { swiftCode: await codeOf('SELECT code FROM swift_codes ORDER BY code LIMIT 1') },
    'swiftcode.check': { text: 'ZZAAZZ3' },
    'forextools.riskandreturn': { rewardToRisk: 2 },
    'forextools.brustrisk': {
      pair: 'EURUSD',
      account: 'USD',
      side: 'buy',
      units: 10_000,
      open: 1.1,
      balance: 1000,
      leverage: 30,
      stopOutPct: 50,
    },
    'forextools.profit': { pair: 'EURUSD', account: 'USD', side: 'buy', units: 1000, open: 1.1, close: 1.2 },
    'forextools.pip': { pair: 'EURUSD', account: 'USD', units: 100_000 },
    'forextools.margin': { pair: 'EURUSD', account: 'USD', units: 100_000, price: 1.1, leverage: 30 },
    'forextools.swap': { mode: 'points', rate: -5, lots: 1, nights: 3, pair: 'EURUSD', account: 'USD' },
    'currency.exchangechange': { from: 'EUR', to: 'JPY', amount: 100 },
    'static.tooltips': { lang: 'en' },
    'static.homedata': { country: 'us', lang: 'en', path: 'index' },
    'aggregate.seo_randomdata': { code: '/en/brokers', type: '1' },
  })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

test('every call has a unique name and a unique method and path', () => {
  const unique = (keys: string[]) => expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  unique(allCalls.map(({ name }) => name))
  unique(allCalls.map(({ method, path }) => `${method} ${path}`))
})

test('every declared call has a handler', async () => {
  const caller = { user: null, sessionId: null, authorised: false, lang: 'en' as const, country: '', ip: '' }
  const answers = await Promise.all(allCalls.map(call => site.api.invoke({ call, input: { notAField: 1 }, caller })))
  expect(answers.map(({ body }) => body.ErrorCode)).not.toContain(3002)
})

test.each(openCalls.map(call => [call.name, call] as const))(
  '%s answers as declared, in both languages',
  async (name, call) => {
    for (const lang of ['en', 'id']) {
      const visitor = site.visitor()
      visitor.lang = lang
      const { status, body } = await visitor.call(call, (known[name] ?? {}) as never)
      expect([status, body.succeed, body.ErrorCode]).toEqual([call.okStatus ?? 200, true, 0])
    }
  },
)

/** The first one limits requests by user, the others copy the caller; no answer depends on the user. */
const copyingUser = ['dealer.expandinfo', 'static.homedata', 'statistics.batch']

test.each(
  openCalls
    .filter(({ scope, name }) => scope === 'public' && !copyingUser.includes(name))
    .map(call => [call.name, call] as const),
)('%s is public, so it answers without looking at who is logged in', async (name, call) => {
  let looked = false
  const caller = {
    get user() {
      looked = true
      return { userId: 'tlina', roles: ['moderator'] }
    },
    sessionId: null,
    authorised: true,
    lang: 'en' as const,
    country: '',
    ip: '203.0.113.9',
  }
  const { body } = await site.api.invoke({ call, input: known[name] ?? {}, caller })
  expect([body.succeed, looked]).toEqual([true, false])
})

test.each(
  openCalls
    .filter(({ name }) =>
      /(?<!^search)\.(main|intro|account|infos|skyeye\w*|datainit|historyinit|tips|detail|info|introinit|complaintdescribe)$/.test(
        name,
      ),
    )
    .map(({ name, path }) => [name, path]),
)('%s answers 404 with code 3001 for an unknown code', async (name, path) => {
  const field = Object.keys(known[name] ?? {})[0] ?? 'code'
  const { status, body } = await site.visitor().send('GET', `${path}?${field}=nobody9`)
  expect([status, body.ErrorCode]).toEqual([404, 3001])
})
