import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import * as ads from 'calls/ads'
import { allCalls } from 'calls/all-calls'
import * as tabCalls from 'calls/broker-tabs'
import * as brokers from 'calls/brokers'
import * as education from 'calls/education'
import { findingsOf, mayLead } from 'calls/findings/findings-of'
import type { BrokerFacts, LicenceFacts } from 'calls/findings/findings-of'
import * as home from 'calls/home'
import { marketList } from 'calls/market'
import { serviceproviderDetailinit } from 'calls/providers'
import { rankingDcinit, rankingInit, rankingPeriods, rankingTypes } from 'calls/ranking'
import { searchIndex } from 'calls/search'
import { dealerSoftwaredetail } from 'calls/software'
import { staticHomedata } from 'calls/static-files'
import { vpstraderlistList } from 'calls/vps'
import { DATA_CHANGED, onDataChanged } from 'platform/api/data-changes'
import type { CallDeclaration, CallInput, CallOutput } from 'shared-state/api/declare-call'
import type { Schema } from 'shared-state/schema'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBrokersOfEveryState } from '../testing/brokers-of-every-state.ts'
import { shareOf } from '../testing/share-of.ts'

/** 10,000 in `npm run test:long -- inputs`. */
const GENERATED = Number(process.env.GENERATED_BROKERS ?? 600)
const languages = ['en', 'id']

/** Calls that return brokers to praise, recommend or lead with them: never one that may not lead (decisions 7). */
const praising: readonly string[] = [
  'trader.dropdown',
  'trader.similar',
  'homefuc.brokerlist',
  'home.data',
  'static.homedata',
  'aggregate.seo_randomdata',
  'aggregate.seo_toplist_headerfooter',
  'article.introinit',
  'ranking.init',
  'recommendedcooperativetrader.list',
  'serviceprovider.detailinit',
  'dealer.softwaredetail',
  'vpstraderlist.list',
]
/** Calls whose brokers are all there are, or chosen by the caller, by a post or by what speaks against them. */
const neutral: readonly string[] = [
  'brokers.indexinit',
  'businesscard.get',
  'compare.indexinit',
  'complaint.append',
  'complaint.close',
  'complaint.detail',
  'dealer.complaintadd',
  'dealer.gettraderbycodes',
  'dealer.gettraderbycodespost',
  'dealer.main',
  'enterprise.audit',
  'enterprise.detail',
  'enterprise.replies',
  'enterprise.save',
  'enterprise.submit',
  'exposure.detail',
  'exposure.own',
  'exposure.publish',
  'exposure.resolve',
  'exposure.add',
  'exposure.giveup',
  'exposure.append',
  'exposure.reopen',
  'exposure.brokerreply',
  'exposure.review',
  'exposure.closecase',
  'exposure.hot',
  'exposure.new',
  'exposure.revelation',
  'dealer.blacklist',
  'exposure.dropdown',
  'exposure.safeguardcontentpage',
  'exposure.search',
  'exposure.slist',
  'exposure.slistrank',
  'exposure.tradercategory',
  'exposure.traderexposure',
  'forextools.tradecost',
  'home.noncooperativetraders',
  'homefuc.randomsurvey',
  'lcs.check',
  'market.detail',
  'market.eaadd',
  'market.exhibitionadd',
  'market.ibadd',
  'market.licensecommissionadd',
  'market.licensetransferadd',
  'market.list',
  'market.own',
  'market.paymentadd',
  'market.personaladd',
  'market.platformadd',
  'market.quotationadd',
  'market.renew',
  'market.rumoradd',
  'market.search',
  'market.teamadd',
  'market.technicaladd',
  'market.withdraw',
  'postsfeed.list',
  'regulator.detail',
  'survey.detail',
  'survey.list',
  'through.indexinit',
  'through.website',
  'timemachine.snapshot',
  'trader.search',
  'tradercontest.list',
  'usercenter.attention',
  'usercenter.complaintfunds',
  'usercenter.mycollection',
  'usercenter.mymarket',
  'usercenter.myforum',
  'usercenter.myintervene',
  'usercenter.profile',
  'usercenter.vpsorders',
  'vps.ask',
]

let site: ApiUnderTest
/** Codes of all brokers, and of those that may lead by the rule in code over their rows. */
let all: { code: string; name: string }[]
let fit: Set<string>
let topics: string[]
let providers: string[]

interface FactRow {
  code: string
  name: string
  grade: BrokerFacts['grade']
  licence_status: BrokerFacts['licenceStatus']
  licences: LicenceFacts[] | null
  warned: boolean
}

async function readFit(): Promise<void> {
  const rows = await site.db.query<FactRow>(
    `SELECT b.code, b.short_name AS name, b.grade, b.licence_status,
       (SELECT json_agg(json_build_object('status', l.status, 'expiresAt', l.expires_at::text)) FROM licences l WHERE l.broker_code = b.code) AS licences,
       EXISTS (SELECT 1 FROM regulator_notices n WHERE n.broker_code = b.code AND n.category = 'warning') AS warned FROM brokers b`,
  )
  const isFit = ({ grade, licence_status: licenceStatus, licences, warned }: FactRow) =>
    mayLead({ findings: findingsOf({ grade, licenceStatus, licences: licences ?? [], warned }, Date.now()) })
  all = rows
  fit = new Set(rows.filter(isFit).map(({ code }) => code))
}

beforeAll(async () => {
  site = await startApi()
  const { db } = site
  const codes = await addBrokersOfEveryState(db, GENERATED)
  // Unfit brokers would be first everywhere: generated ones have the most reviews and every tag, program, provider and topic.
  await db.query(
    `UPDATE brokers SET comment_count = 5000 + length(show_name) * 7 + coalesce(score, 9) * 10, tags = '{vps}', platforms = '{mt4,mt5}', score_regulation = score
     WHERE code = ANY($1)`,
    [codes],
  )
  await db.query(
    `INSERT INTO provider_brokers SELECT p.code, c.code FROM service_providers p, unnest($1::text[]) c(code) WHERE p.code IN ('p1001', 'p1002')`,
    [codes],
  )
  await db.query(`UPDATE articles SET broker_codes = $1 || broker_codes WHERE category = 'best_brokers'`, [
    codes.slice(0, 60),
  ])
  await db.query(
    `INSERT INTO listings (code, slug, type, user_id, lang, title, content, contact, country_code, broker_codes, state, published_at, expires_at)
     SELECT 'listing' || c.code, 'listing', 'ib', (SELECT min(user_id) FROM users), 'en', 'A listing', 'About a broker.', 'Call us', '360',
       ARRAY[c.code], 'live', now(), now() + interval '9 days' FROM unnest($1::text[]) c(code)`,
    [codes.slice(0, 500)],
  )
  await db.script('DELETE FROM rankings; ANALYZE')
  await readFit()
  const articles = await db.query<{ code: string }>(
    `SELECT code FROM articles WHERE category = 'best_brokers' ORDER BY code`,
  )
  topics = articles.map(({ code }) => code)
  providers = ['p1001', 'p1002']
}, 2 * START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const unfitOf = (codes: readonly string[]) => codes.filter(code => !fit.has(code))
const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code)

type Output<Declared extends CallDeclaration<Schema, Schema>> = CallOutput<Declared>

interface Checked {
  name: string
  /** Codes of the brokers in the answers to all inputs. */
  codes(lang: string): Promise<string[]>
}

function praise<Declared extends CallDeclaration<Schema, Schema>>(
  call: Declared,
  inputs: () => Promise<CallInput<Declared>[]> | CallInput<Declared>[],
  codesIn: (data: Output<Declared>) => string[],
): Checked {
  return {
    name: call.name,
    async codes(lang) {
      const visitor = Object.assign(site.visitor(), { lang })
      const codes: string[] = []
      for (const input of await inputs()) {
        const { body } = await visitor.call(call, input)
        if (!body.succeed) throw new Error(`${call.name} ${JSON.stringify(input)}: ${JSON.stringify(body)}`)
        codes.push(...codesIn(body.Data as Output<Declared>))
      }
      return codes
    },
  }
}

const countries = ['826', '840', '360', '036']
const praisingRankings = rankingTypes.filter(type => type !== 'exposures')
const someBrokers = () => ['x0', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', all[0]!.code, all[1]!.code]
const pages = (last: number) => Array.from({ length: last }, (_, index) => ({ pageIndex: index + 1, pageSize: 50 }))
const linked = (urls: readonly string[]) => urls.map(url => /-([0-9A-Za-z]+)\.html$/.exec(url)![1]!)

const checked: readonly Checked[] = [
  praise(
    brokers.traderDropdown,
    () => [{ num: 50 }, { keyword: ' ', num: 8 }],
    ({ items }) => codesOf(items),
  ),
  praise(
    tabCalls.traderSimilar,
    () => someBrokers().map(traderCode => ({ traderCode, num: 20 })),
    ({ items }) => codesOf(items),
  ),
  praise(
    home.homefucBrokerlist,
    () =>
      (['top', 'reviewed'] as const).flatMap(type => [
        { type, num: 50 },
        ...countries.map(countryCode => ({ type, countryCode, num: 50 })),
      ]),
    ({ items }) => codesOf(items),
  ),
  praise(
    home.homeData,
    () => [{}],
    ({ data }) => codesOf(data.topbrokers),
  ),
  praise(
    staticHomedata,
    () => [
      { country: 'id', lang: 'id', path: 'index' } as const,
      { country: 'us', lang: 'en', path: 'index' } as const,
    ],
    ({ data }) => codesOf(data.topbrokers),
  ),
  praise(
    home.aggregateSeoRandomdata,
    () => ['/en/', '/id/brokers.html', '/en/x'].map(code => ({ type: '1' as const, code, num: 50 })),
    ({ items }) => codesOf(items),
  ),
  praise(
    home.aggregateSeoToplistHeaderfooter,
    () => [{}],
    ({ top, topReviewed }) => codesOf([...top, ...topReviewed]),
  ),
  praise(
    education.articleIntroinit,
    () => topics.map(code => ({ code })),
    ({ article, brokers }) => [...article.traderCodes, ...codesOf(brokers)],
  ),
  praise(
    rankingInit,
    () =>
      praisingRankings.flatMap(type =>
        rankingPeriods.flatMap(period => [
          ...pages(period === 'month' ? GENERATED / 50 : 3).map(page => ({ type, period, ...page })),
          ...countries.map(countryCode => ({ type, period, countryCode, pageSize: 50 })),
        ]),
      ),
    ({ items }) => items.map(({ broker }) => broker.code),
  ),
  praise(
    ads.recommendedcooperativetraderList,
    () => [{ num: 50 }, ...countries.map(countryCode => ({ countryCode, num: 50 }))],
    ({ items }) => codesOf(items),
  ),
  praise(
    serviceproviderDetailinit,
    () => providers.map(code => ({ code })),
    ({ traders }) => codesOf(traders),
  ),
  praise(
    dealerSoftwaredetail,
    () => ['mt4', 'mt5'].map(code => ({ code })),
    ({ traders }) => codesOf(traders),
  ),
  praise(
    vpstraderlistList,
    () => [
      ...pages(8).map(page => ({ ...page })),
      ...pages(3).map(page => ({ order: 'name' as const, ...page })),
      ...countries.map(countryCode => ({ countryCode, pageSize: 50 })),
    ],
    ({ items }) => codesOf(items),
  ),
]

/** Praise without entries, codes, links and names alone, and the orders of neutral calls that praise. */
const others: readonly Checked[] = [
  praise(
    rankingDcinit,
    () => praisingRankings.flatMap(type => rankingPeriods.map(period => ({ type, period, num: 50 }))),
    ({ items }) => items.map(({ traderCode }) => traderCode),
  ),
  praise(
    marketList,
    () => pages(10).map(page => ({ order: 'hot' as const, ...page })),
    ({ items }) => items.flatMap(item => codesOf(item.brokers)),
  ),
  praise(
    education.newsDetail,
    () => topics.map(code => ({ code })),
    ({ article }) => article.traderCodes,
  ),
  praise(
    home.wikifxHeadermenuinit,
    () => [{}],
    ({ items }) =>
      linked(
        items
          .filter(({ code }) => code === 'brokers' || code === 'reviews')
          .flatMap(({ submenus }) => submenus.map(({ url }) => url))
          .filter(url => /\/brokers\/(info|review)\/[^/]{1,200}\.html$/.test(url)),
      ),
  ),
]

test('generated brokers of every state are candidates for all praise, fit and unfit', () => {
  expect(fit.size).toBeGreaterThan(GENERATED / 20)
  expect(all.length - fit.size).toBeGreaterThan(GENERATED / 4)
})

// The choice of brokers does not depend on the language, so calls take turns; `npm run test:long -- inputs` uses all for each.
const inLanguages = [...checked, ...others].flatMap((call, place) =>
  shareOf(languages, place, languages.length).map(lang => [call.name, lang, call] as const),
)

test.each(inLanguages)('%s names only brokers that may lead, in language %s', async (_name, lang, call) => {
  const codes = await call.codes(lang)
  expect(codes.length).toBeGreaterThan(0)
  expect(unfitOf(codes)).toEqual([])
})

test('popular searches name only brokers that may lead', async () => {
  const unfit = all.filter(
    ({ code, name }) => !fit.has(code) && all.every(other => other.name !== name || !fit.has(other.code)),
  )
  const event = (code: string) =>
    site.db.query(
      `INSERT INTO events (at, metric, country_code, lang, data) SELECT now(), 'dealer.searchdetailstatistics', '', 'en', jsonb_build_object('traderCode', $1::text)
       FROM generate_series(1, 40)`,
      [code],
    )
  for (const { code } of unfit.slice(0, 8)) await event(code)
  const { hot } = (await site.visitor().call(searchIndex, { keyword: 'margin' })).body.Data!
  expect(unfit.length).toBeGreaterThan(7)
  expect(hot.length).toBeGreaterThan(0)
  expect(hot.filter(name => unfit.some(broker => broker.name === name))).toEqual([])
})

test('an unfit broker has no rank, and the best rated fit one is the first of those that may lead', async () => {
  const rankOf = async (traderCode: string) =>
    (await site.visitor().call(tabCalls.dealerSkyeyescorev2, { traderCode })).body.Data!
  const scores = await site.db.query<{ code: string; score: number | null }>(
    'SELECT code, score FROM brokers ORDER BY score DESC NULLS LAST, code',
  )
  const ranked = scores.filter(({ code }) => fit.has(code))
  const unranked = scores.find(({ code }) => !fit.has(code))!
  const low = ranked.at(-1)!
  expect(await rankOf(ranked[0]!.code)).toMatchObject({ rank: 1, rankOf: ranked.length })
  expect((await rankOf(low.code)).rank).toBe(ranked.filter(({ score }) => score! > low.score!).length + 1)
  expect(await rankOf(unranked.code)).toMatchObject({ rank: null, score: unranked.score })
})

test('a broker that a regulator warns of loses its place in rankings at once, and everywhere after the import', async () => {
  const top = async () => (await site.visitor().call(rankingInit, { type: 'score', pageSize: 10 })).body.Data!
  const before = await top()
  const warned = before.items[0]!.broker.code
  await site.db.query(
    `INSERT INTO regulator_notices (regulator_id, category, title, url, broker_code, published_at)
     VALUES (1, 'warning', '{"en": "A notice", "id": "Pemberitahuan"}', 'https://regulator.example/', $1, now())`,
    [warned],
  )
  await readFit()
  const after = await top()
  expect(after.items.map(({ broker }) => broker.code)).toEqual(before.items.slice(1).map(({ broker }) => broker.code))
  const cleared = new Promise<void>(onDataChanged)
  await site.db.notify(DATA_CHANGED, '')
  await cleared
  const found = await Promise.all(
    [...checked, ...others].map(async call => [call.name, unfitOf(await call.codes('en'))]),
  )
  expect(found.filter(([, unfit]) => unfit!.length > 0)).toEqual([])
})

interface SchemaDef {
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  options?: Schema[]
}

/** Whether a schema contains entries of brokers. */
function hasBroker(schema: Schema): boolean {
  const { innerType, element, shape, options = [] } = schema._zod.def as unknown as SchemaDef
  if (shape && 'findings' in shape && 'traderCode' in shape) return true
  const below = [innerType, element, ...options, ...Object.values(shape ?? {})]
  return below.some(inner => inner !== undefined && hasBroker(inner))
}

test('every call that returns brokers is known to praise them or to be neutral', () => {
  const returning = allCalls.filter(({ output }) => hasBroker(output)).map(({ name }) => name)
  expect(returning.filter(name => !praising.includes(name)).sort()).toEqual([...neutral].sort())
  expect([...praising].sort()).toEqual(returning.filter(name => praising.includes(name)).sort())
})

test('every call that praises brokers is checked', () =>
  expect(checked.map(({ name }) => name).sort()).toEqual([...praising].sort()))

test('the broker list and the search show the same findings as the rule over their rows, for every broker of a page', async () => {
  const visitor = site.visitor()
  const lists = await Promise.all([
    ...pages(4).map(page => visitor.call(brokers.brokersIndexinit, page)),
    ...pages(4).map(page => visitor.call(brokers.traderSearch, { keyword: 'blythestead', ...page })),
  ])
  const items = lists.flatMap(({ body }) => body.Data!.items)
  expect(items.length).toBeGreaterThan(300)
  expect(items.filter(entry => mayLead(entry) !== fit.has(entry.code)).map(({ code }) => code)).toEqual([])
})
