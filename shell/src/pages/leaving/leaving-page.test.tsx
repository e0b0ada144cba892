import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { openSite, Refused } from '../../testing/open-site.tsx'
import type { OutsideSite } from './load-leaving.ts'

afterEach(cleanup)

const unknown: OutsideSite = {
  url: 'https://evil.example/a?b=1',
  host: 'evil.example',
  shownAs: 'evil.example',
  broker: null,
  regulator: null,
}
const broker: NonNullable<OutsideSite['broker']> = {
  traderCode: 'b1',
  shortName: 'Quillhaven',
  showName: 'Quillhaven FX',
  code: 'b1',
  ico: '',
  slug: 'quillhaven',
  score: 8.92,
  grade: 'AAA',
  stars: 5,
  countryCode: '826',
  twoCharCode: 'GB',
  licenceStatus: 'regulated',
  findings: [],
  regulators: [{ abbreviation: 'FCA', tier: 1, twoCharCode: 'GB' }],
  platforms: [],
  minDeposit: null,
  spreadFrom: null,
  maxLeverage: null,
  foundedYear: null,
  commentCount: 0,
  exposureCount: 0,
  sample: true,
  riskLevel: 'low',
}
const regulator = { name: 'Financial Conduct Authority' } as NonNullable<OutsideSite['regulator']>

const open = (site: Partial<OutsideSite> | Refused, url = 'https://evil.example/a?b=1') =>
  openSite(`/en/leaving.html?url=${encodeURIComponent(url)}`, {
    backend: { 'through.website': () => (site instanceof Refused ? site : { ...unknown, ...site }) },
  })
const main = () => within(screen.getByRole('main'))
const waysOn = () =>
  main()
    .getAllByRole('link')
    .slice(-2)
    .map(link => link.textContent)
const title = () => screen.getByRole('heading', { level: 1 }).textContent

test('the leaving page shows the target host and links to it without a referrer', async () => {
  await open({})
  main().getByText('evil.example')
  main().getByText('https://evil.example/a?b=1')
  const link = main().getByRole('link', { name: 'Continue to evil.example' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://evil.example/a?b=1',
    'noopener noreferrer nofollow',
  ])
  main().getByText('We do not know this site.')
  expect(waysOn()).toEqual(['Stay on Brokerlens', 'Continue to evil.example'])
})

test('the leaving page warns of letters from other alphabets and shows the real host', async () => {
  await open({ host: 'xn--exmple-4nf.com', shownAs: 'exаmple.com' })
  main().getByText('This address contains letters from other alphabets.')
  expect(main().getByText(/The address reads exаmple\.com, but your browser opens xn--exmple-4nf\.com/)).toBeTruthy()
})

test('the leaving page shows a broker in good standing with its regulator and without a warning', async () => {
  await open({ broker })
  main().getByText('Quillhaven FX')
  main().getByText('FCA')
  expect(main().getByRole('link', { name: 'See its record' }).getAttribute('href')).toBe(
    '/en/brokers/info/quillhaven-b1.html',
  )
  expect(main().queryByText('We do not know this site.')).toBeNull()
  expect(waysOn()).toEqual(['Continue to evil.example', 'Stay on Brokerlens'])
})

test('the leaving page names the owner of a site so that no other broker of that name is meant', async () => {
  await open({ broker: { ...broker, findings: ['revoked'], namesakeDetails: [] } })
  expect(main().getByText('Quillhaven FX (United Kingdom)')).toBeTruthy()
  expect(main().queryByText('Quillhaven FX')).toBeNull()
})

test('the leaving page warns of a broker with complaints and puts the link to stay first', async () => {
  await open({ broker: { ...broker, findings: ['suspectedClone', 'gradeE'], exposureCount: 14, riskLevel: 'high' } })
  main().getByText('On our list of brokers with complaints: users posted 14 exposures about it.')
  main().getByText('High risk by our score. We advise against a deposit.')
  expect(main().getByText('Suspected clone')).toBeTruthy()
  expect(main().getAllByRole('listitem')[0]!.textContent).toMatch(/^Clone warning/)
  expect(main().queryByText('FCA')).toBeNull()
  expect(waysOn()).toEqual(['Stay on Brokerlens', 'Continue to evil.example'])
})

test('the leaving page warns of every finding about a broker, also of one that may lead', async () => {
  await open({ broker: { ...broker, findings: ['revoked', 'notRated'] } })
  expect(main().getAllByText('Licence revoked')).toHaveLength(2)
  main().getByText('Not rated')
  cleanup()
  await open({ broker: { ...broker, findings: ['offshoreOnly'] } })
  expect(main().getAllByText('Offshore licences only')).toHaveLength(2)
  expect(waysOn()).toEqual(['Stay on Brokerlens', 'Continue to evil.example'])
})

test('the leaving page identifies a regulator’s site', async () => {
  await open({ regulator })
  expect(main().getByText('This is a site of the regulator Financial Conduct Authority.')).toBeTruthy()
})

test('the leaving page warns of a numeric host and an unencrypted connection', async () => {
  await open({ host: '192.0.2.7', shownAs: '192.0.2.7', url: 'http://192.0.2.7/' })
  main().getByText(/The address is a number/)
  expect(main().getByText(/The connection is not encrypted/)).toBeTruthy()
})

test.each([
  ['an empty address', ''],
  ['an address that is too long', 'https://x.example/'.padEnd(2001, 'x')],
])('the leaving page rejects %s without calling the backend', async (_name, url) => {
  await open(new Refused(500, {}), url)
  expect(title()).toBe('This link leads nowhere')
})

test('the leaving page rejects an address that is not a web address', async () => {
  await open(new Refused(400, { ErrorCode: 1004 }), 'javascript:alert(1)')
  expect(title()).toBe('This link leads nowhere')
  expect(
    main()
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual(['/en/'])
})

test('the leaving page redirects to an address of this site at once', async () => {
  const { router } = await open({ url: 'http://localhost/en/search.html?q=', host: 'localhost' })
  expect(router.state.location).toMatchObject({ pathname: '/en/search.html', search: '?q=' })
})
