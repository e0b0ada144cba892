import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { MarketType, OwnListing } from 'calls/entities/market-listing'
import { marketTypes } from 'calls/entities/market-listing'
import { mayLead } from 'calls/findings/findings-of'
import { marketDetail, marketList } from 'calls/market'
import { marketApplaud, marketRenew } from 'calls/market-writing'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addedListing, passDays, plainListing, publishListing, sendListing } from '../testing/listing-scene.ts'
import type { ListingValues } from '../testing/listing-scene.ts'
import { addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

const known = { broker: '', regulator: 'r1' }
/** Addresses that redirect, and where to. */
const redirects: Record<string, string> = {
  'https://short.example/abc': 'https://www.tarnfutures.example/welcome?ref=1',
  'https://wrapped.example/go': 'https://search.example/url?q=https%3A%2F%2Ftarnfutures.example%2F',
}

let site: ApiUnderTest
let author: TestUser
let authors = 0
beforeAll(async () => {
  site = await startApi({
    sample: false,
    origin: 'https://portal.example',
    followLinks: async urls => urls.flatMap(({ href }) => (redirects[href] ? [new URL(redirects[href])] : [])),
  })
  await site.db.script(`
    INSERT INTO regulators (regulator_id, code, slug, name, abbreviation, country, two_char_code, host, tier)
      VALUES (1, 'r1', 'r1', 'Regulator', 'REG', 'Indonesia', 'ID', 'regulator.example', 1);
    INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, risk_level, licence_status, score, website) VALUES
      ('clone1', 'Tarn', 'Tarn Futures', 'tarn-futures', 'Tarn Ltd', '360', 'high', 'suspected_clone', 8, 'https://tarnfutures.example'),
      ('lapsed1', 'Dunmarrow', 'Dunmarrow Prime', 'dunmarrow', 'Dunmarrow Ltd', '826', 'high', 'revoked', 8, NULL),
      ('fit1', 'Quillhaven', 'Quillhaven FX', 'quillhaven', 'Quill Ltd', '360', 'low', 'regulated', 8, 'https://quill.example'),
      ('twin1', 'Corrowby', 'Corrowby Futures', 'corrowby', 'Corrowby Ltd', '360', 'low', 'regulated', 8, 'https://corrowby.example'),
      ('twin2', 'Corrowby', 'Corrowby-Futures', 'corrowby', 'Other Ltd', '826', 'high', 'suspected_clone', 8, NULL),
      ('plain1', 'Trade', 'Trade Market', 'trade-market', 'TM Ltd', '360', 'high', 'unregulated', 3, NULL),
      ('short1', 'Nowhere', 'Now Here', 'now-here', 'NH Ltd', '360', 'high', 'unregulated', 3, NULL),
      ('veil1', 'Sunfield', 'Sunfield Direct', 'sunfield', 'Harrowgate Capital Holdings Pty Ltd', '036', 'high', 'suspected_clone', 8, NULL),
      ('long1', 'Marlow', 'Marlow Direct', 'marlow', 'Tarn Futures Holdings Ltd', '826', 'low', 'regulated', 8, NULL);
    INSERT INTO licences (broker_code, regulator_id, licence_no, type, status, entity_name, two_char_code)
      SELECT code, 1, 'L-' || code, 'retail', CASE WHEN licence_status = 'regulated' THEN 'regulated' ELSE 'suspected_clone' END, legal_name, 'ID'
      FROM brokers WHERE code IN ('clone1', 'fit1', 'twin1', 'twin2', 'long1')`)
}, START_MS)
afterAll(() => site.close())
// A user can send 20 listings a day.
beforeEach(async () => (author = await addTestUser(site, `Rina${(authors += 1)}`)))
afterEach(() => expect(site.errors).toEqual([]))

const send = (type: MarketType, values: ListingValues) =>
  sendListing(author, type, plainListing(type, known, { title: 'Partner programme', ...values }))
const brokersOf = async (values: ListingValues, type: MarketType = 'technical') => {
  const body = await send(type, values)
  return (body.Data as { listing: OwnListing }).listing.brokers.map(({ code }) => code)
}

/** Each way round the rule: how a listing can be about Tarn Futures without a moderator seeing it at once. */
const ways: Record<string, ListingValues> = {
  'its name': { content: 'Earn with us as a partner of Tarn Futures today.' },
  'its name in the title': { title: 'Partner of Tarn Futures' },
  'its name in the contact': { contact: 'partners, Tarn Futures, Jakarta' },
  'its name in a field of the kind': { region: 'Tarn Futures clients' },
  'its name in capitals': { content: 'Earn with us as a partner of TARN FUTURES today.' },
  'its name in mixed case': { content: 'Earn with us as a partner of tArN fUtUrEs today.' },
  'its name as one word': { content: 'Earn with us as a partner of TarnFutures today.' },
  'its name with a dash': { content: 'Earn with us as a partner of Tarn-Futures today.' },
  'its name over two lines': { content: 'Earn with us as a partner of Tarn\nFutures today.' },
  'its name with spaces between the letters': { content: 'Earn with us at T a r n F u t u r e s today.' },
  'its name with dots between the letters': { content: 'Earn with us at T.a.r.n. F.u.t.u.r.e.s today.' },
  'its name with Cyrillic letters': { content: 'Earn with us as a partner of Таrn Futurеs today.' },
  'its name with Greek letters': { content: 'Earn with us as a partner of Ταrν Futures, Τarn Fυtυres today.' },
  'its name in full width': { content: 'Earn with us as a partner of Ｔａｒｎ Ｆｕｔｕｒｅｓ today.' },
  'its name in mathematical letters': { content: 'Earn with us as a partner of 𝐓𝐚𝐫𝐧 𝐅𝐮𝐭𝐮𝐫𝐞𝐬 today.' },
  'its name in small capitals': { content: 'Earn with us as a partner of ᴛᴀʀɴ ꜰᴜᴛᴜʀᴇs today.' },
  'its name with zero-width characters': {
    content: 'Earn with us as a partner of Ta\u200brn Fu\u200dtu\u2060res today.',
  },
  'its name with soft hyphens': { content: 'Earn with us as a partner of Ta\u00adrn Fut\u00adures today.' },
  'its name with combining marks': {
    content: 'Earn with us as a partner of Ta\u0336r\u0301n\u0336 Fu\u0336tures today.',
  },
  'its name with accents': { content: 'Earn with us as a partner of Tärn Fütüres today.' },
  'a link': { content: 'Open an account at https://tarnfutures.example/start today.' },
  'a link to a subdomain': { content: 'Open an account at https://go.tarnfutures.example/start today.' },
  'a link with another scheme': { content: 'Open an account at hxxps://tarnfutures.example today.' },
  'a link without a scheme': { content: 'Open an account at tarnfutures.example/start?ref=9 today.' },
  'a link at the end of a sentence': { content: 'Open an account today at (tarnfutures.example).' },
  'a link after a word': { content: 'Open an account today, web:tarnfutures.example/x' },
  'a link with hidden dots': { content: 'Open an account at tarnfutures[.]example today.' },
  'a link in full width': { content: 'Open an account at ｔａｒｎｆｕｔｕｒｅｓ．ｅｘａｍｐｌｅ today.' },
  'a link with a user name': { content: 'Open an account at https://quill.example@tarnfutures.example/ today.' },
  'a mail address': { contact: 'partners@tarnfutures.example' },
  'a link within a link': { content: 'See https://search.example/?u=https%3A%2F%2Ftarnfutures.example%2F today.' },
  'a redirecting link': { content: 'Open an account at https://short.example/abc today.' },
  'a redirecting link without a scheme': { content: 'Open an account at short.example/abc today.' },
  'a redirect to a link within a link': { content: 'Open an account at https://wrapped.example/go today.' },
  'its page on this site': { content: 'See https://portal.example/en/brokers/info/tarn-futures-clone1.html first.' },
  'its page on this site without the host': { content: 'See /id/brokers/review/tarn-futures-clone1.html first.' },
  'the leaving page of this site': { content: 'See /en/leaving.html?url=https%3A%2F%2Ftarnfutures.example first.' },
}

describe.each(Object.keys(ways))('by %s', way => {
  test('a listing of an agent that leads to a cloned broker is refused', async () => {
    const body = await send('ib', { rebate: '5 USD', ...ways[way] })
    expect([body.ErrorCode, body.errors?.map(({ field }) => field)]).toEqual([1004, ['content']])
    expect(body.errors![0]!.message).toBe(
      'Tarn Futures cannot be advertised here. What our records say about it: Suspected clone.',
    )
  })

  test('a listing of another kind that leads to a cloned broker is marked with the broker’s findings', async () => {
    const { region: _left, ...values } = ways[way]!
    if (Object.keys(values).length === 0) values.service = 'Tarn Futures clients'
    const { listing } = (await send('technical', values)).Data as { listing: OwnListing }
    expect(listing.brokers.map(({ code, findings }) => [code, findings[0]])).toEqual([['clone1', 'suspectedClone']])
  })
})

test.each([
  ['in full', 'Harrowgate Capital Holdings Pty Ltd'],
  ['without its legal form', 'harrowgate capital holdings'],
  ['with another legal form', 'Harrowgate Capital Holdings Limited'],
  ['as one word', 'HarrowgateCapitalHoldings'],
  ['with Cyrillic letters', 'Наrrоwgаtе Capital Holdings'],
])('an agent’s listing with the legal name of an unfit broker, %s, is refused', async (_way, name) => {
  const content = `Earn with us as a partner of ${name} today.`
  expect((await send('ib', { content })).errors?.[0]?.message).toMatch(/^Sunfield Direct cannot be advertised here/)
  expect(await brokersOf({ content })).toEqual(['veil1'])
})

test('a legal name of one word is found together with its legal form', async () => {
  expect(await brokersOf({ content: 'We have worked for Tarn Ltd since 2019.' })).toEqual(['clone1'])
  expect(await brokersOf({ content: 'We have walked around Tarn since 2019.' })).toEqual([])
})

test('the legal name of another broker does not hide the name of an unfit one within it', async () => {
  const content = 'Earn with us as a partner of Tarn Futures Holdings Ltd today.'
  expect(await brokersOf({ content })).toEqual(['clone1', 'long1'])
})

test.each(marketTypes.filter(type => type !== 'ib'))(
  'a listing of the kind %s may name an unfit broker, marked',
  async type => {
    expect(await brokersOf({ content: 'We have worked for Dunmarrow Prime for years.' }, type)).toEqual(['lapsed1'])
  },
)

test('an agent who chooses an unfit broker is refused at that field, in their language', async () => {
  author.visitor.lang = 'id'
  const body = await send('ib', { traderCode: 'clone1' })
  expect(body.errors).toEqual([
    {
      field: 'traderCode',
      message: 'Tarn Futures tidak dapat diiklankan di sini. Menurut catatan kami: Diduga tiruan.',
    },
  ])
})

test('an agent can advertise a fit broker by name, by link and by choice', async () => {
  const values = { traderCode: 'fit1', content: 'Trade with Quillhaven FX at https://quill.example with us.' }
  expect(await brokersOf(values, 'ib')).toEqual(['fit1'])
})

test.each([
  ['words that are usual in the trade', 'We explain how to trade market hours and the now here of prices.'],
  ['words that only have the letters of a name', 'There is nowhere else where it is as quiet.'],
  ['a part of a name', 'Futures are explained by Tarn in ten lessons.'],
  ['a longer word', 'The TarnFuturesque style of Quillhavens.'],
])('a listing with %s accuses no broker', async (_name, content) => {
  expect(await brokersOf({ content })).toEqual([])
})

test('a name of usual words is found where it is written as a name', async () => {
  expect(await brokersOf({ content: 'We have worked for Trade Market since 2019.' })).toEqual(['plain1'])
})

test('a name that several brokers have means all of them, unless the author chooses or links to one', async () => {
  const content = 'Corrowby Futures pays its partners every week.'
  expect(await brokersOf({ content })).toEqual(['twin2', 'twin1'])
  expect((await send('ib', { content })).errors![0]!.message).toMatch(
    /^Corrowby-Futures \(.+\) cannot be advertised here/,
  )
  expect(await brokersOf({ content, traderCode: 'twin1' }, 'ib')).toEqual(['twin1'])
  expect(await brokersOf({ content: `${content} See corrowby.example` }, 'ib')).toEqual(['twin1'])
})

test('a broker that becomes unfit is marked at once, leaves the order of applause, and its listing is not renewed', async () => {
  const code = await addedListing(author, 'ib', known, { traderCode: 'fit1' })
  await publishListing(site.db, code)
  const fan = await addTestUser(site, 'Fan')
  await fan.visitor.call(marketApplaud, { code })
  const hot = async () =>
    (await site.visitor().call(marketList, { order: 'hot', traderCode: 'fit1' })).body.Data!.items.map(
      item => item.code,
    )
  expect(await hot()).toEqual([code])
  await site.db.query(`UPDATE licences SET status = 'revoked' WHERE broker_code = 'fit1'`)
  const { listing } = (await site.visitor().call(marketDetail, { code })).body.Data!
  expect([listing.brokers.map(mayLead), await hot()]).toEqual([[false], []])
  await passDays(site.db, code, 85)
  const { body } = await author.visitor.call(marketRenew, { code })
  expect([body.ErrorCode, body.errors?.[0]?.field]).toEqual([1004, 'code'])
  await site.db.query(`UPDATE licences SET status = 'regulated' WHERE broker_code = 'fit1'`)
  expect((await author.visitor.call(marketRenew, { code })).body.ErrorCode).toBe(0)
})

test('unfit brokers come first where a listing names many', async () => {
  const content = 'Quillhaven FX, then Tarn Futures and Dunmarrow Prime.'
  expect(await brokersOf({ content, traderCode: 'fit1' }, 'rumor')).toEqual(['fit1', 'clone1', 'lapsed1'])
  expect(await brokersOf({ content })).toEqual(['clone1', 'lapsed1', 'fit1'])
})
