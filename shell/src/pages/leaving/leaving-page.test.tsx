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

test('the host stands there plainly, and the way on says nothing of where one comes from', async () => {
  await open({})
  main().getByText('evil.example')
  main().getByText('https://evil.example/a?b=1')
  const link = main().getByRole('link', { name: 'Go on to evil.example' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://evil.example/a?b=1',
    'noopener noreferrer nofollow',
  ])
  main().getByText('We do not know this site.')
  expect(waysOn()).toEqual(['Stay on Brokerlens', 'Go on to evil.example'])
})

test('letters of other alphabets are pointed out, with what the browser really opens', async () => {
  await open({ host: 'xn--exmple-4nf.com', shownAs: 'exаmple.com' })
  main().getByText('This address has letters of other alphabets.')
  main().getByText(/it reads exаmple\.com; what your browser opens is xn--exmple-4nf\.com/)
})

test('a broker without blame is shown with its licence and score, and no warning', async () => {
  await open({ broker })
  main().getByText('Quillhaven FX')
  main().getByText('FCA')
  expect(main().getByRole('link', { name: 'See its record' }).getAttribute('href')).toBe(
    '/en/brokers/info/quillhaven-b1.html',
  )
  expect(main().queryByText('We do not know this site.')).toBeNull()
  expect(waysOn()).toEqual(['Go on to evil.example', 'Stay on Brokerlens'])
})

test('for a broker on the blacklist staying comes first', async () => {
  await open({ broker: { ...broker, licenceStatus: 'suspected_clone', exposureCount: 14, riskLevel: 'high' } })
  main().getByText('On our blacklist: users posted 14 exposures about it.')
  main().getByText('High risk by our score. We advise against a deposit.')
  expect(main().getByText('Suspected clone')).toBeTruthy()
  expect(main().getByText(/Clone warning/)).toBeTruthy()
  expect(waysOn()).toEqual(['Stay on Brokerlens', 'Go on to evil.example'])
})

test('a regulator’s site is called one', async () => {
  await open({ regulator })
  main().getByText('It is a site of the regulator Financial Conduct Authority.')
})

test('a number for a host and a connection without encryption are warned of', async () => {
  await open({ host: '192.0.2.7', shownAs: '192.0.2.7', url: 'http://192.0.2.7/' })
  main().getByText(/The address is a number/)
  main().getByText(/The connection is not encrypted/)
})

test.each([
  ['no address', ''],
  ['one that is too long', 'https://x.example/'.padEnd(2001, 'x')],
])('%s is asked about nowhere', async (_name, url) => {
  await open(new Refused(500, {}), url)
  expect(title()).toBe('This link leads nowhere')
})

test('what is no web address leads nowhere', async () => {
  await open(new Refused(400, { ErrorCode: 1004 }), 'javascript:alert(1)')
  expect(title()).toBe('This link leads nowhere')
  expect(
    main()
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual(['/en/'])
})

test('an address of this site is gone to at once', async () => {
  const { router } = await open({ url: 'http://localhost/en/search.html?q=', host: 'localhost' })
  expect(router.state.location).toMatchObject({ pathname: '/en/search.html', search: '?q=' })
})
