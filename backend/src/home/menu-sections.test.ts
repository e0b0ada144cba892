import { expect, test } from '@jest/globals'
import { listedAreas } from '../testing/listed-areas.ts'

/** Sections that spec 2.2 names for the main menu, at the addresses of decisions 1; the search is in the header of every page. */
const sections = {
  news: ['/news.html', '/news/news.html', '/news/original.html', '/news/industry.html', '/news/announcements.html'],
  quote: ['/quote.html'],
  brokers: ['/regulators.html', '/providers.html', '/ranking.html', '/blacklist.html', '/vps.html', '/data.html'],
  comparison: ['/compare.html'],
  video: ['/video.html'],
  flash: ['/flash.html'],
  calendar: ['/calendar.html'],
  levels: ['beginner', 'intermediate', 'advanced'].map(level => `/education/levels/${level}.html`),
  market: ['/market.html', '/market/platform.html', '/market/exhibition.html', '/market/agent.html'].concat([
    '/market/recruitment.html',
    '/market/ea.html',
    '/market/industry.html',
  ]),
  exposure: ['/exposure.html', '/exposure/mediation.html'],
  survey: ['/survey.html'],
  'EA shop': ['/ea-shop.html'],
  'forex tools': ['/tools.html'],
  'live room': ['/live.html'],
  'swift codes': ['/swift-codes.html'],
}

test.each(Object.entries(sections))('the areas list the menu section %s of the specification', (_section, named) => {
  const listed = listedAreas().flatMap(({ lists }) => (lists?.pages ?? []).map(({ path }) => path))
  expect(listed).toEqual(expect.arrayContaining(named))
})

test('a menu entry leads to the feed of posts, which needs no login, so that visitors find it', () => {
  const pages = listedAreas().flatMap(({ lists }) => lists?.pages ?? [])
  const feed = pages.find(({ path }) => path === '/user/feed.html')
  expect(pages.map(({ code }) => code)).toContain(feed?.under)
})
