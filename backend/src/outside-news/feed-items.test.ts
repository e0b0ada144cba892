import { expect, test } from '@jest/globals'
import { feedItems } from './feed-items.ts'
import { feedText } from './feed-text.ts'
import { parseFeed } from './parse-feed.ts'

const now = Date.parse('2026-11-28T12:00:00Z')
const read = (xml: string) => feedItems(parseFeed(xml), 'https://press.example/feed.xml', now)
const rss = (item: string) => `<rss version="2.0"><channel><title>Feed</title><item>${item}</item></channel></rss>`
const titled = (title: string) => read(rss(`<title>${title}</title><link>https://press.example/1</link>`))[0]?.title
const summarised = (summary: string) =>
  read(rss(`<title>T</title><link>https://press.example/1</link><description>${summary}</description>`))[0]?.summary
const linked = (link: string) => read(rss(`<title>T</title><link>${link}</link>`))[0]?.url
const dated = (date: string) => read(rss(`<title>T</title><link>https://press.example/1</link>${date}`))[0]?.publishedAt

test.each([
  [
    'RSS 2.0',
    `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Feed</title><link>https://press.example/</link>
     <image><title>Logo</title><link>https://press.example/logo</link></image>
     <item><media:title>Other title</media:title><title>Rates &amp; rules</title><link>https://press.example/1</link><guid isPermaLink="false">a1</guid>
     <pubDate>Fri, 27 Nov 2026 08:30:00 +0000</pubDate><description><![CDATA[<p>One <b>bold</b> word.</p><p>Two</p>]]></description></item></channel></rss>`,
  ],
  [
    'RSS 1.0',
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
     <channel rdf:about="https://press.example/"><title>Feed</title><items><rdf:Seq/></items></channel>
     <item rdf:about="https://press.example/1"><title>Rates &amp; rules</title><link>https://press.example/1</link>
     <description>One bold word. Two</description><dc:date>2026-11-27T08:30:00Z</dc:date></item></rdf:RDF>`,
  ],
  [
    'Atom',
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>Feed</title><link href="https://press.example/"/><author><name>A</name></author>
     <entry><author><name>B</name></author><title type="html">Rates &amp;amp; rules</title><link rel="enclosure" href="https://press.example/1.mp3"/>
     <link rel="alternate" href="/1"/><id>tag:press.example,2026:1</id><published>2026-11-27T08:30:00Z</published><updated>2026-11-28T08:30:00Z</updated>
     <summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One <b>bold</b> w&#111;rd.</p><p>Two</p></div></summary>
     <content type="html">Everything else</content></entry></feed>`,
  ],
])('an item of %s has its title, summary, link and time', (_format, xml) => {
  expect(read(xml)).toEqual([
    {
      guid: expect.stringMatching(/^[\w-]{43}$/),
      title: 'Rates & rules',
      summary: 'One bold word. Two',
      url: 'https://press.example/1',
      publishedAt: '2026-11-27T08:30:00.000Z',
    },
  ])
})

test.each([
  ['&lt;b&gt;Bold&lt;/b&gt; news', 'Bold news'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;News', 'News'],
  ['<script>alert(1)</script>News', 'News'],
  ['<![CDATA[<img src=x onerror=alert(1)>News]]>', 'News'],
  ['<![CDATA[<style>a{}</style><iframe src="https://x.example">News</iframe>]]>', 'News'],
  ['&amp;lt;script&amp;gt;', '<script>'], // text about a script: it is shown as text
  ['AT&amp;amp;T &amp;amp;amp;', 'AT&T &amp;'],
  ['&bomb; &nbsp;x', '&bomb; x'],
  ['one\u202eeno\u2066\u200f\u061c', 'oneeno'],
  ['zero\u200bwidth\u00ad\ufeff', 'zerowidth'],
  ['a&#8;b&#0;c&#x1b;[31m', 'a b\ufffdc [31m'],
  ['  many \n\t  spaces&#160;here ', 'many spaces here'],
  ['👨‍👩‍👧 family', '👨‍👩‍👧 family'],
])('the title %j is stored as %j', (written, stored) => {
  expect(titled(written)).toBe(stored)
})

test('long titles and summaries are cut at a word, to 200 and 300 characters with the ellipsis', () => {
  expect(titled('word '.repeat(100))).toBe(`${'word '.repeat(39)}word…`)
  expect(summarised('word '.repeat(1000))).toBe(`${'word '.repeat(59)}word…`)
  expect([...titled('😀'.repeat(250))!]).toEqual([...'😀'.repeat(199), '…'])
})

test.each([
  ['https://press.example/a?b=1&amp;c=2#d', 'https://press.example/a?b=1&c=2#d'],
  ['http://press.example/', 'http://press.example/'],
  ['/relative', 'https://press.example/relative'],
  ['javascript:alert(1)', undefined],
  [' JaVa&#10;Script:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['file:///etc/passwd', undefined],
  ['https://user:pass@press.example/', undefined],
  ['https://press.example@evil.example/', undefined],
  [`https://press.example/${'a'.repeat(1000)}`, undefined],
  ['https://', undefined],
  ['', undefined],
])('an item with the link %j has the address %j', (link, url) => {
  expect(linked(link)).toBe(url)
})

test('an id that is a web address replaces a missing link, and any other id does not', () => {
  const withId = (id: string) => read(rss(`<title>T</title><guid>${id}</guid>`))[0]?.url
  expect([withId('https://press.example/7'), withId('7'), withId('javascript:alert(1)')]).toEqual([
    'https://press.example/7',
    undefined,
    undefined,
  ])
})

test.each([
  ['<pubDate>Fri, 27 Nov 2026 08:30:00 GMT</pubDate>', '2026-11-27T08:30:00.000Z'],
  ['<pubDate>2999-01-01T00:00:00Z</pubDate>', '2026-11-28T12:00:00.000Z'],
  ['<pubDate>yesterday</pubDate>', '2026-11-28T12:00:00.000Z'],
  ['', '2026-11-28T12:00:00.000Z'],
  ['<pubDate>Mon, 01 Jun 2026 08:30:00 GMT</pubDate>', undefined], // more than 90 days old: left out
])('an item with the date %j is published at %j', (date, publishedAt) => {
  expect(dated(date)).toBe(publishedAt)
})

test('an item without a title is left out, and so is one whose id or link came before', () => {
  const item = (title: string, link: string, guid: string) =>
    `<item><title>${title}</title><link>https://press.example/${link}</link><guid>${guid}</guid></item>`
  const items = [item('A', '1', 'a'), item('&lt;b&gt;', '2', 'b'), item('C', '3', 'a'), item('D', '1', 'd')]
  expect(read(`<rss><channel>${items.join('')}</channel></rss>`).map(({ title }) => title)).toEqual(['A'])
})

test('at most 100 items of a feed are read', () => {
  const item = (n: number) => `<item><title>${n}</title><link>https://press.example/${n}</link></item>`
  const xml = `<rss><channel>${Array.from({ length: 150 }, (_, n) => item(n)).join('')}</channel></rss>`
  expect(read(xml)).toHaveLength(100)
})

test.each([
  ['latin1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>caf\u00e9</a>', 'latin1')],
  ['UTF-8', Buffer.from('<?xml version="1.0"?><a>caf\u00e9</a>')],
  ['UTF-16', Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>caf\u00e9</a>', 'utf16le')],
  ['an encoding that does not exist', Buffer.from('<?xml version="1.0" encoding="none"?><a>caf\u00e9</a>')],
])('a feed in %s is decoded', (_encoding, body) => {
  expect(feedText(body)).toContain('<a>caf\u00e9</a>')
})
