import { expect, test } from '@jest/globals'
import { readSettings } from './settings.ts'

const feed = { url: 'https://press.example/feed', category: 'industry', lang: 'en', name: 'Press' }
const read = (list: unknown) => readSettings({ NEWS_FEEDS: JSON.stringify(list) }).newsFeeds

test('feeds of other sites are read from NEWS_FEEDS, hourly unless their minutes are given', () => {
  expect(
    read([feed, { ...feed, url: 'https://Other.example:443/a b', lang: 'id', minutes: 5, name: ' Warta ' }]),
  ).toEqual([
    { ...feed, minutes: 60 },
    { url: 'https://other.example/a%20b', category: 'industry', lang: 'id', minutes: 5, name: 'Warta' },
  ])
  expect([readSettings({}).newsFeeds, read([])]).toEqual([undefined, []])
})

test.each([
  ['{', 'NEWS_FEEDS is not valid JSON.'],
  ['{}', 'NEWS_FEEDS is not a JSON array.'],
  [[null], 'NEWS_FEEDS: feed 1 is not an object.'],
  [[feed, { ...feed, url: 'http://press.example/' }], 'NEWS_FEEDS: feed 2 needs a url that begins with https://.'],
  [[{ ...feed, url: 'feed' }], 'NEWS_FEEDS: feed 1 needs a url that begins with https://.'],
  [[{ ...feed, url: 'https://me:pass@press.example/' }], 'NEWS_FEEDS: feed 1 has a url with credentials.'],
  [
    [{ ...feed, url: `https://press.example/${'a'.repeat(500)}` }],
    'NEWS_FEEDS: feed 1 has a url of more than 500 characters.',
  ],
  [
    [{ ...feed, category: 'education' }],
    'NEWS_FEEDS: feed 1 needs a category: news, original, industry, announcements.',
  ],
  [[{ ...feed, lang: 'de' }], 'NEWS_FEEDS: feed 1 needs a lang: en, id.'],
  [[{ ...feed, minutes: 4 }], 'NEWS_FEEDS: feed 1 needs minutes that are a whole number from 5 to 1440.'],
  [[{ ...feed, minutes: '60' }], 'NEWS_FEEDS: feed 1 needs minutes that are a whole number from 5 to 1440.'],
  [[{ ...feed, name: '' }], 'NEWS_FEEDS: feed 1 needs a name of 1 to 60 characters on one line.'],
  [[{ ...feed, name: 'a\nb' }], 'NEWS_FEEDS: feed 1 needs a name of 1 to 60 characters on one line.'],
  [
    [{ ...feed, minute: 5 }],
    'NEWS_FEEDS: feed 1 has the unknown field "minute"; it may have url, category, lang, minutes, name.',
  ],
  [[feed, feed], 'NEWS_FEEDS: feed 2 has the url of an earlier feed.'],
  [
    Array.from({ length: 51 }, (_, n) => ({ ...feed, url: `https://press.example/${n}` })),
    'NEWS_FEEDS has 51 feeds; at most 50 are allowed.',
  ],
])('the feeds %j are refused: %s', (list, message) => {
  const value = typeof list === 'string' ? list : JSON.stringify(list)
  expect(() => readSettings({ NEWS_FEEDS: value })).toThrow(new Error(message))
})
