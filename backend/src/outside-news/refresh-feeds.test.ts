import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { createServer, type AddressInfo } from 'node:net'
import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { changesDuring } from '../testing/hear-changes.ts'
import { rssOf, startFeedServer } from './feed-server.ts'
import { followOutsideNews } from './follow-outside-news.ts'
import type { OutsideFeed } from './outside-feed.ts'
import { refreshFeeds, type RefreshOptions } from './refresh-feeds.ts'

let db: Db
let server: Awaited<ReturnType<typeof startFeedServer>>
/** A server inside the portal's network, which no feed may reach. */
const inner = createServer(socket => {
  reached += 1
  socket.destroy()
})
let reached = 0
const logged: Record<string, unknown>[] = []
const logTo = (level: string) => (fields: object, message: string) => void logged.push({ level, message, ...fields })
const log = { info: logTo('info'), warn: logTo('warn'), error: logTo('error') }

beforeAll(async () => {
  db = await openTestDatabase()
  server = await startFeedServer()
  await new Promise<void>(listening => inner.listen(0, '127.0.0.1', listening))
}, 60_000)
beforeEach(async () => {
  await db.script('DELETE FROM outside_news; DELETE FROM outside_feeds')
  server.reset()
  logged.splice(0)
  reached = 0
})
afterAll(async () => {
  inner.close()
  await server.close()
  await db.close()
})

const feedAt = (path: string, feed: Partial<OutsideFeed> = {}): OutsideFeed => ({
  url: path.startsWith('/') ? server.origin + path : path,
  category: 'industry',
  lang: 'en',
  minutes: 60,
  name: 'Press',
  ...feed,
})
const source = (feeds: OutsideFeed[]) => ({ db, feeds, origin: 'https://portal.example', log })
const refresh = (feeds: OutsideFeed[], options: Partial<RefreshOptions> = {}) =>
  refreshFeeds(source(feeds), { signal: new AbortController().signal, localOrigin: server.origin, ...options })
const allDue = () => db.query('UPDATE outside_feeds SET next_at = now()')
const titles = async () =>
  (await db.query<{ title: string }>('SELECT title FROM outside_news ORDER BY published_at DESC, item_id DESC')).map(
    ({ title }) => title,
  )
const turn = (path: string) =>
  db.one<{ failed_count: number; problem: string | null; minutes: number }>(
    'SELECT failed_count, problem, extract(epoch FROM next_at - now()) / 60 AS minutes FROM outside_feeds WHERE url = $1',
    [feedAt(path).url],
  )
const warning = (path: string, problem: unknown) => ({
  level: 'warn',
  message: 'failed to fetch a news feed, will retry later',
  feed: feedAt(path).url,
  problem,
})

test('items of a feed are stored under its category, language and name, and the fetch is logged', async () => {
  server.on('/feed', rssOf({ title: 'A' }, { title: 'B' }))
  await refresh([feedAt('/feed', { category: 'announcements', lang: 'id', name: 'Warta' })])
  expect(
    await db.query('SELECT category, lang, source, title, url FROM outside_news ORDER BY published_at, item_id DESC'),
  ).toEqual([
    { category: 'announcements', lang: 'id', source: 'Warta', title: 'A', url: 'https://press.example/A' },
    { category: 'announcements', lang: 'id', source: 'Warta', title: 'B', url: 'https://press.example/B' },
  ])
  expect(logged).toEqual([
    { level: 'info', message: 'news feed fetched', feed: feedAt('/feed').url, added: 2, changed: 0 },
  ])
  expect(server.requests[0]?.headers['user-agent']).toBe('Brokerlens feed reader (+https://portal.example)')
})

test('a feed is fetched again only when its interval is over, and by one of several processes', async () => {
  server.on('/feed', rssOf({ title: 'A' }))
  await Promise.all(Array.from({ length: 5 }, () => refresh([feedAt('/feed')])))
  await refresh([feedAt('/feed')])
  expect(server.requests).toHaveLength(1)
  await allDue()
  await refresh([feedAt('/feed')])
  expect(server.requests).toHaveLength(2)
})

const never: RequestListener = () => {}
const stalls: RequestListener = (_request, response) => void response.write('<rss><channel>')
const endless: RequestListener = (_request, response) => {
  response.write('<rss><channel><title>')
  const write = () => void (response.destroyed || response.write('x'.repeat(65_536), () => setImmediate(write)))
  write()
}
const packed =
  (encoding: string, body: Buffer): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'Content-Encoding': encoding }).end(body)
const bomb = gzipSync(Buffer.concat([Buffer.from('<rss><channel><title>'), Buffer.alloc(40_000_000, 'x')]))
const cutOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Length': 1000 })
  response.write('<rss>', () => response.destroy())
}
const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(code, headers).end(rssOf({ title: 'Not to be read' }))
const laughs = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY c "${'&b;'.repeat(10)}">]>
  <rss><channel><item><title>&c;</title><link>https://press.example/laugh</link></item></channel></rss>`
const external = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>
  <rss><channel><item><title>&x;</title><link>https://press.example/x</link></item></channel></rss>`

test.each<[string, RequestListener | string, RegExp]>([
  ['never answers', never, /took longer than \d+ ms/],
  ['stalls half way', stalls, /took longer than \d+ ms/],
  ['never ends', endless, /longer than 2000000 bytes/],
  ['unpacks to 40 MB', packed('gzip', bomb), /longer than 2000000 bytes/],
  [
    'unpacks to nothing for 3 MB',
    packed('gzip', Buffer.concat(Array(150_000).fill(gzipSync('')))),
    /longer than 2000000 bytes/,
  ],
  ['says it is packed but is not', packed('gzip', Buffer.from(rssOf({ title: 'A' }))), /incorrect header check/],
  ['is packed in a way that was not asked for', packed('br', Buffer.from('x')), /packed as br/],
  ['closes the connection', (_request, response) => void response.destroy(), /socket hang up/],
  ['ends before its length', cutOff, /aborted/],
  ['is not found', status(404), /status 404/],
  ['has an error', status(500), /status 500/],
  ['says unchanged without being asked', status(304), /status 304/],
  ['is not XML', 'Hello', /not an RSS or Atom feed/],
  ['is empty', '', /not an RSS or Atom feed/],
  ['is a page', '<html><body>Moved</body></html>', /not an RSS or Atom feed/],
  ['ends in the middle', rssOf({ title: 'A' }).slice(0, -20), /<item> is not closed/],
  [
    'is not well-formed',
    '<rss><channel><item><title>A</link><link>https://press.example/a</link></item></channel></rss>',
    /<title> is not closed/,
  ],
  ['nests elements without end', `<rss>${'<a>'.repeat(300_000)}${'</b>'.repeat(250_000)}`, /more than 50 deep/],
  ['declares entities that multiply', laughs, /document type/],
  ['declares an external entity', external, /document type/],
])(
  'after a feed that %s the stored items stay, the log says why, and it is retried later',
  async (_case, answer, problem) => {
    server.on('/feed', rssOf({ title: 'Kept' }))
    server.on('/good', rssOf({ title: 'Good' }))
    await refresh([feedAt('/feed')])
    await allDue()
    logged.splice(0)
    server.on('/feed', answer)
    await refresh([feedAt('/feed'), feedAt('/good')], {
      timeoutMs: answer === never || answer === stalls ? 100 : 20_000,
    })
    expect((await titles()).sort()).toEqual(['Good', 'Kept'])
    expect(logged).toEqual([warning('/feed', expect.stringMatching(problem)), expect.objectContaining({ added: 1 })])
    const { failed_count, problem: kept, minutes } = (await turn('/feed'))!
    expect([failed_count, kept, Math.round(minutes) >= 119]).toEqual([1, logged[0]!.problem, true])
  },
)

test('markup, scripts and unsafe links of a hostile feed do not reach the database', async () => {
  server.on(
    '/feed',
    rssOf(
      {
        title: '&lt;script&gt;alert(1)&lt;/script&gt;Safe &lt;img src=x onerror=alert(1)&gt;',
        link: 'https://press.example/safe',
      },
      { title: 'Script', link: 'javascript:alert(1)' },
      { title: 'Credentials', link: 'https://user:secret@press.example/' },
      { title: 'Data', link: 'data:text/html,&lt;script&gt;' },
      { title: 'Direction \u202e\u2066reversed', link: 'https://press.example/direction' },
    ),
  )
  await refresh([feedAt('/feed')])
  expect(await titles()).toEqual(['Safe', 'Direction reversed'])
  expect(logged).toMatchObject([{ level: 'info', added: 2 }])
})

const port = () => (inner.address() as AddressInfo).port
test.each([
  ['https://127.0.0.1:PORT/', /127\.0\.0\.1, which is not on the public internet/],
  ['https://2130706433:PORT/', /127\.0\.0\.1, which is not on the public internet/],
  ['https://localhost:PORT/', /localhost has the address /],
  ['https://0.0.0.0:PORT/', /0\.0\.0\.0, which is not on the public internet/],
  ['https://10.0.0.1/', /10\.0\.0\.1, which is not on the public internet/],
  ['https://169.254.169.254/latest/meta-data/', /169\.254\.169\.254, which is not on the public internet/],
  ['https://[::1]:PORT/', /::1, which is not on the public internet/],
  ['https://[::ffff:127.0.0.1]:PORT/', /::ffff:7f00:1, which is not on the public internet/],
  ['http://127.0.0.1:PORT/', /http:\/\/, not to https/],
  ['http://press.example/', /http:\/\/, not to https/],
  ['file:///etc/passwd', /file:\/\/, not to https/],
  ['https://user:pass@press.example/', /credentials/],
  ['https://:0:0/', /invalid address/],
])('a redirect to %s is refused without a connection', async (location, problem) => {
  server.on('/feed', status(302, { Location: location.replace('PORT', String(port())) }))
  await refresh([feedAt('/feed')])
  expect([reached, await titles()]).toEqual([0, []])
  expect(logged).toEqual([warning('/feed', expect.stringMatching(problem))])
})

const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))

test.each([
  ['an inner address', ['10.0.0.1']],
  ['an inner address among public ones', ['93.184.216.34', '2606:4700::1', '127.0.0.1']],
  ['an inner IPv6 address', ['fd00::1']],
])('a feed and a redirect whose host name has %s are refused', async (_case, addresses) => {
  const lookUp = resolvesTo(...addresses)
  server.on('/feed', status(301, { Location: `https://rebind.example:${port()}/` }))
  await refresh([feedAt(`https://rebind.example:${port()}/feed`), feedAt('/feed')], { lookUp })
  const refused = expect.stringMatching(/^rebind\.example has the address .+, which is not on the public internet$/)
  expect(logged.map(({ level, problem }) => [level, problem])).toEqual([
    ['warn', refused],
    ['warn', refused],
  ])
  expect(reached).toBe(0)
})

test('the connection goes to the address that was checked, even if the name has another one a moment later', async () => {
  server.on('/feed', rssOf({ title: 'A' }))
  let lookUps = 0
  const lookUp = async () => {
    lookUps += 1
    return [{ address: lookUps === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
  }
  const origin = `http://feed.test:${server.port}`
  await refresh([feedAt(`${origin}/feed`)], { lookUp, localOrigin: origin })
  expect([await titles(), lookUps]).toEqual([['A'], 1])
})

test('a host that refuses connections at all its addresses is logged with the reason', async () => {
  const closed = createServer()
  await new Promise<void>(listening => closed.listen(0, '127.0.0.1', listening))
  const origin = `http://feed.test:${(closed.address() as AddressInfo).port}`
  await new Promise(done => closed.close(done))
  await refresh([feedAt(`${origin}/feed`)], { lookUp: resolvesTo('127.0.0.1', '127.0.0.2'), localOrigin: origin })
  expect(logged).toMatchObject([{ level: 'warn', problem: expect.stringMatching(/ECONNREFUSED/) }])
})

test('the origin that tests may use does not open other addresses, and has to be on a loopback address', async () => {
  const origin = 'http://feed.test:80'
  await refresh([feedAt('http://feed.test/feed')], {
    lookUp: resolvesTo('10.0.0.1'),
    localOrigin: new URL(origin).origin,
  })
  await refresh([feedAt(`http://127.0.0.1:${port()}/feed`)])
  expect(logged.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('10.0.0.1, which is not on the public internet'),
    expect.stringContaining('http://, not to https'),
  ])
  expect(reached).toBe(0)
})

test('a redirect is followed three times, and no further', async () => {
  server.on('/once', status(301, { Location: '/twice' }))
  server.on('/twice', status(307, { Location: '/thrice' }))
  server.on('/thrice', status(308, { Location: '/feed' }))
  server.on('/feed', rssOf({ title: 'A' }))
  await refresh([feedAt('/once')])
  expect(await titles()).toEqual(['A'])
  server.on('/loop', status(302, { Location: '/loop' }))
  server.requests.splice(0)
  await refresh([feedAt('/loop')])
  expect(server.requests).toHaveLength(4)
  expect(logged.at(-1)).toEqual(warning('/loop', 'it redirects more than 3 times'))
})

test('nothing doubles: the same item again, a known link with a new id, a known id with a new link, and a second feed', async () => {
  const link = 'https://press.example/a'
  server.on('/feed', rssOf({ title: 'A', link, guid: '1' }, { title: 'A twice', link, guid: '1' }))
  await refresh([feedAt('/feed')])
  const rounds = [
    rssOf({ title: 'A', link, guid: '1' }),
    rssOf({ title: 'A', link, guid: '2' }, { title: 'A', link, guid: '3' }),
    rssOf({ title: 'Moved', link: 'https://press.example/moved', guid: '1' }),
  ]
  for (const feed of rounds) {
    server.on('/feed', feed)
    await allDue()
    await refresh([feedAt('/feed')])
  }
  server.on('/copy', rssOf({ title: 'A', link, guid: 'other' }))
  await refresh([feedAt('/copy'), feedAt('/copy')])
  expect(await db.query('SELECT title, url FROM outside_news')).toEqual([{ title: 'A', url: link }])
  expect(logged).toEqual([expect.objectContaining({ level: 'info', added: 1 })])
  expect(server.requests).toHaveLength(5)
})

test('a corrected title of the same item replaces the old one', async () => {
  server.on('/feed', rssOf({ title: 'Eror', link: 'https://press.example/a', guid: '1' }))
  await refresh([feedAt('/feed')])
  server.on('/feed', rssOf({ title: 'Error', link: 'https://press.example/a', guid: '1' }))
  await allDue()
  await refresh([feedAt('/feed')])
  expect([await titles(), logged.at(-1)]).toEqual([
    ['Error'],
    expect.objectContaining({ level: 'info', added: 0, changed: 1 }),
  ])
})

test('stored pages that list news of other sites are dropped when there are new ones, and only then', async () => {
  server.on('/feed', rssOf({ title: 'A' }))
  expect(await changesDuring(db, () => refresh([feedAt('/feed')]))).toEqual(['outside-news'])
  await allDue()
  expect(await changesDuring(db, () => refresh([feedAt('/feed')]))).toEqual([])
})

test('a fetch is conditional, and an unchanged feed is neither an error nor worth a line in the log', async () => {
  server.on('/feed', ({ headers }, response) => {
    const isKnown =
      headers['if-none-match'] === '"v1"' && headers['if-modified-since'] === 'Fri, 27 Nov 2026 08:30:00 GMT'
    response.writeHead(isKnown ? 304 : 200, { ETag: '"v1"', 'Last-Modified': 'Fri, 27 Nov 2026 08:30:00 GMT' })
    response.end(isKnown ? undefined : rssOf({ title: 'A' }))
  })
  await refresh([feedAt('/feed')])
  for (const _round of [1, 2]) {
    await allDue()
    await refresh([feedAt('/feed')])
  }
  expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"', '"v1"'])
  expect([await titles(), logged.length]).toEqual([['A'], 1])
  expect(await turn('/feed')).toMatchObject({ failed_count: 0, problem: null })
})

test('a broken version is not taken as known: the next fetch asks for it again', async () => {
  server.on('/feed', (_request, response) => void response.writeHead(200, { ETag: '"broken"' }).end('<rss>'))
  await refresh([feedAt('/feed')])
  await allDue()
  await refresh([feedAt('/feed')])
  expect(server.requests[1]?.headers['if-none-match']).toBeUndefined()
})

test.each([429, 503])('after status %i the feed is left alone for as long as Retry-After says', async code => {
  server.on('/feed', status(code, { 'Retry-After': '100000' }))
  await refresh([feedAt('/feed', { minutes: 5 })])
  expect((await turn('/feed'))!.minutes).toBeGreaterThan(1660)
  expect(logged).toEqual([warning('/feed', `it answers with status ${code}`)])
})

test('the time to the next try doubles with each failure, up to a day, and a success ends that', async () => {
  server.on('/feed', status(500))
  const minutes: number[] = []
  for (let failures = 1; failures <= 12; failures += 1) {
    await refresh([feedAt('/feed', { minutes: 60 })])
    minutes.push((await turn('/feed'))!.minutes)
    await allDue()
  }
  // Each time is up to a tenth longer.
  const expected = [120, 240, 480, 960, 1440, 1440]
  for (const [index, least] of expected.entries()) {
    expect(minutes[index]).toBeGreaterThan(least - 1)
    expect(minutes[index]).toBeLessThan(least * 1.11)
  }
  expect(minutes[11]).toBeLessThan(1441)
  server.on('/feed', rssOf({ title: 'A' }))
  await refresh([feedAt('/feed')])
  expect(await turn('/feed')).toMatchObject({ failed_count: 0, problem: null })
  expect((await turn('/feed'))!.minutes).toBeLessThan(67)
})

test('the newest 200 items of a feed are kept', async () => {
  const batch = (day: number) =>
    rssOf(
      ...Array.from({ length: 100 }, (_, place) => ({
        title: `${day}-${place}`,
        date: new Date(Date.now() - day * 86_400_000 - place * 1000).toISOString(),
      })),
    )
  for (const day of [3, 2, 1, 4]) {
    server.on('/feed', batch(day))
    await allDue()
    await refresh([feedAt('/feed')])
  }
  const kept = await titles()
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, '1-0', '2-99'])
  // The items of day 4 were never among the newest 200, so nothing is new.
  expect(logged.map(({ added }) => added)).toEqual([100, 100, 100])
})

test('at the start, items of feeds that are no longer set, or are set differently, are removed', async () => {
  for (const path of ['/kept', '/gone', '/moved']) server.on(path, rssOf({ title: path.slice(1) }))
  await refresh([feedAt('/kept'), feedAt('/gone'), feedAt('/moved')])
  const fetched = new Promise<void>(done => {
    server.on('/moved', (_request, response) => {
      response.end(rssOf({ title: 'moved' }))
      done()
    })
  })
  const following = followOutsideNews(source([feedAt('/kept'), feedAt('/moved', { category: 'news' })]), {
    localOrigin: server.origin,
  })
  await fetched
  await following.stop()
  expect(
    (await db.query<{ title: string }>('SELECT title FROM outside_news WHERE category = $1', ['industry'])).map(
      ({ title }) => title,
    ),
  ).toEqual(['kept'])
})

test('stopping aborts a hanging fetch without a line in the log', async () => {
  const hanging = new Promise<void>(done => server.on('/feed', () => done()))
  const following = followOutsideNews(source([feedAt('/feed')]), { localOrigin: server.origin, timeoutMs: 600_000 })
  await hanging
  await following.stop()
  expect(logged).toEqual([])
})

test('a failing database is logged and does not end the process', async () => {
  await db.script('ALTER TABLE outside_feeds RENAME TO hidden_feeds')
  await refresh([feedAt('/feed')])
  await db.script('ALTER TABLE hidden_feeds RENAME TO outside_feeds')
  expect(logged).toEqual([
    { level: 'error', message: 'failed to follow the feeds of other sites, will retry', err: expect.any(Error) },
  ])
})
