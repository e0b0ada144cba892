import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Comment } from 'calls/entities/comment'
import { openSite } from '../../testing/open-site.tsx'
import type { Backend } from '../../testing/open-site.tsx'

afterEach(cleanup)

const review = (name: string, createdAt: string) =>
  ({
    commentId: name,
    traderCode: `c${name}`,
    traderName: name,
    traderSlug: name.toLowerCase(),
    rating: 4,
    content: `About ${name}`,
    lang: 'en',
    createdAt,
  }) as Comment
const broker = (name: string, exposureCount: number) =>
  ({
    traderCode: name,
    code: name,
    slug: name.toLowerCase(),
    shortName: name,
    showName: `${name} Markets`,
    score: 2,
    grade: 'D',
    findings: ['revoked', 'gradeD'],
    twoCharCode: 'AU',
    namesakeDetails: [],
    exposureCount,
  }) as unknown as BrokerListEntry
const socials = {
  facebook: 'https://facebook.test/us',
  telegram: 'https://telegram.test/us',
  youtube: 'https://youtube.test/us',
  tiktok: 'https://tiktok.test/us',
  twitter: 'https://twitter.test/us',
}
const backend: Backend = {
  'comment.mostweek': ({ order }) => ({
    items:
      order === 'new'
        ? [review('Newer', '2026-11-20T09:00:00Z'), review('Older', '2026-11-17T12:00:00Z')]
        : [review('Helpful', '2026-11-16T12:00:00Z')],
  }),
  'aggregate.seo_toplist_headerfooter': () => ({
    top: [],
    topReviewed: [],
    bestBrokers: [],
    education: [],
    scam: [broker('Badbroker', 3)],
  }),
  'homefuc.contactinfo': () => ({ emails: null, phones: null, address: null, socials }),
}

const openFooter = async (options = {}) => {
  await openSite('/en/404.html', { backend, ...options })
  return within(screen.getByRole('contentinfo'))
}
const linksUnder = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section')!)
    .getAllByRole('link')
    .map(link => link.getAttribute('href'))

test('the footer lists the latest reviews of the week, newest first, not the most helpful ones', async () => {
  await openFooter()
  expect(linksUnder('Latest reviews of the week')).toEqual([
    '/en/brokers/review/newer-cNewer.html',
    '/en/brokers/review/older-cOlder.html',
  ])
})

test('the footer lists the latest scam brokers with grade and number of exposures', async () => {
  const footer = await openFooter()
  expect(linksUnder('Latest scam brokers')).toEqual(['/en/brokers/info/badbroker-Badbroker.html'])
  expect(footer.getByText('3 exposures')).toBeTruthy()
  expect(footer.getByRole('img', { name: 'Grade D' })).toBeTruthy()
})

test('the footer names a scam broker in full, with its country if another broker has the same name', async () => {
  const footer = await openFooter()
  expect(footer.getByText('Badbroker Markets (Australia)')).toBeTruthy()
})

test('the footer links eight fixed countries to their brokers', async () => {
  await openFooter({ backend: {} })
  expect(linksUnder('Countries')).toEqual(
    ['360', '458', '764', '704', '608', '702', '356', '344'].map(code => `/en/brokers?countryCode=${code}`),
  )
  expect(screen.getByText('Hong Kong')).toBeTruthy()
})

test('the footer links the configured social networks in the order of the specification', async () => {
  const footer = await openFooter()
  expect(
    ['Facebook', 'Telegram', 'YouTube', 'TikTok', 'Twitter'].map(name =>
      footer.getByRole('link', { name: `Brokerlens on ${name}` }).getAttribute('href'),
    ),
  ).toEqual(Object.values(socials))
})

test('the example links of the sample data say that they are no real accounts, and lead to the page before an external site', async () => {
  const examples = Object.fromEntries(Object.keys(socials).map(name => [name, `https://${name}.example/`]))
  const contact = { emails: null, phones: null, address: null, socials: examples }
  const footer = await openFooter({ backend: { ...backend, 'homefuc.contactinfo': () => contact } })
  const links = footer.getAllByRole('link', { name: /^Brokerlens on .* \(example, no real account\)$/ })
  expect(links.map(link => link.getAttribute('href'))).toEqual(
    Object.values(examples).map(url => `/en/leaving.html?url=${encodeURIComponent(url)}`),
  )
})

test('the footer omits a social network that is not configured or has no valid web address', async () => {
  const contact = {
    emails: null,
    phones: null,
    address: null,
    socials: { ...socials, facebook: null, telegram: 'javascript:alert(1)' },
  }
  const footer = await openFooter({ backend: { ...backend, 'homefuc.contactinfo': () => contact } })
  expect(footer.getAllByRole('link', { name: /^Brokerlens on/ }).map(link => link.getAttribute('aria-label'))).toEqual([
    'Brokerlens on YouTube',
    'Brokerlens on TikTok',
    'Brokerlens on Twitter',
  ])
})

test('every page states in its header and footer that the data is sample data', async () => {
  const footer = await openFooter()
  expect(footer.getByText(/This site shows sample data/)).toBeTruthy()
  expect(within(screen.getByRole('banner')).getByText(/Broker names, scores and posts are invented/)).toBeTruthy()
})
