import { expect, test } from '@jest/globals'
import { feedOf, someCosts } from './feed-examples.ts'
import { FeedError, readFeed } from './read-feed.ts'

const now = new Date('2026-11-20T16:00:00Z')
const read = (xml: string) => readFeed(xml, now)

test('a rate feed of one day is converted to rates against the dollar', () => {
  const { source, days } = read(feedOf({ '2026-11-20': someCosts }))
  expect([source, days.map(({ day }) => day)]).toEqual(['European Central Bank', ['2026-11-20']])
  expect(days[0]?.rates).toMatchObject({
    EURUSD: 1.16,
    USDJPY: 150.862068966,
    GBPUSD: 1.33333333333,
    AUDUSD: 0.659090909091,
    USDIDR: 16_594.8275862,
  })
  expect(days[0]?.rates).not.toHaveProperty('USDEUR')
})

test('the days of a rate feed are sorted by date', () => {
  const { days } = read(feedOf({ '2026-11-20': someCosts, '2026-11-18': someCosts, '2026-11-19': someCosts }))
  expect(days.map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20'])
})

const good = feedOf({ '2026-11-20': someCosts })
test.each([
  ['nothing', ''],
  ['an HTML page', '<!doctype html><html><body>Sorry</body></html>'],
  ['JSON', '{"rates":{"USD":1.16}}'],
  ['broken XML', good.replace('</Cube>', '')],
  ['other XML', '<rss><channel><item/></channel></rss>'],
  ['no day', feedOf({})],
  ['a day that does not exist', feedOf({ '2026-02-30': someCosts })],
  ['a future day', feedOf({ '2026-11-23': someCosts })],
  ['a day before the euro', feedOf({ '1998-12-31': someCosts })],
  ['no dollar', feedOf({ '2026-11-20': { ...someCosts, USD: 'x' } })],
  ['too few currencies', feedOf({ '2026-11-20': { USD: 1.16, GBP: 0.87 } })],
  ['a rate of zero', feedOf({ '2026-11-20': { ...someCosts, GBP: 0 } })],
  ['a negative rate', feedOf({ '2026-11-20': { ...someCosts, GBP: -1 } })],
  ['an absurdly large rate', feedOf({ '2026-11-20': { ...someCosts, GBP: '1e308' } })],
  ['a rate that is not a number', feedOf({ '2026-11-20': { ...someCosts, GBP: 'N/A' } })],
  ['a currency twice', good.replace("<Cube currency='JPY'", "<Cube currency='USD' rate='1.2'/><Cube currency='JPY'")],
  ['a malformed currency code', feedOf({ '2026-11-20': { ...someCosts, __proto__x: 1 } })],
])('a rate feed is refused with a reason: %s', (_name, xml) => {
  expect(() => read(xml)).toThrow(FeedError)
})

test('a rate feed with a document type is refused without expanding its entities', () => {
  const grow = Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`).join('')
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a0 "boom">${grow}]>${feedOf({ '2026-11-20': someCosts }, '&a9;').split('?>')[1]}`
  expect(() => read(bomb)).toThrow('document type')
  expect(() => read(bomb.replace('<!DOCTYPE', '<!doctype'))).toThrow('document type')
})

test('markup in the sender name of a rate feed stays escaped', () => {
  expect(read(feedOf({ '2026-11-20': someCosts }, '&lt;b&gt;Bank&lt;/b&gt;')).source).toBe('&lt;b&gt;Bank&lt;/b&gt;')
})
