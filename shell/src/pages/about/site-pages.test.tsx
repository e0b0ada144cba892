import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { openSite, type Backend } from '../../testing/open-site.tsx'

afterEach(cleanup)

const backend: Backend = {
  'index.terms': ({ kind }) => ({
    title: `Text ${kind}`,
    content: `<p>About ${kind}</p>`,
    version: '1.2',
    updatedAt: '2026-11-20T00:00:00Z',
  }),
  'index.about': () => ({
    title: 'About Brokerlens',
    content: '<h2 id="part-score">How a score is made</h2>',
    updatedAt: '2026-11-20T00:00:00Z',
  }),
  'download.indexinit': () => ({
    items: ['ios', 'android', 'windows', 'mac'].map(platform => ({
      platform,
      configured: platform === 'android',
      ...app(platform === 'android'),
    })),
  }),
}
const app = (there: boolean) =>
  there
    ? { url: 'https://apps.example/brokerlens.apk', version: '1.2', updatedAt: '2026-11-01T00:00:00Z' }
    : { url: null, version: null, updatedAt: null }
const open = (path: string) => openSite(`/en${path}`, { backend })
const main = () => within(screen.getByRole('main'))

test.each([
  ['/terms.html', 'terms', 'Terms of use'],
  ['/privacy.html', 'privacy', 'Privacy'],
  ['/terms.html?kind=cookies', 'cookies', 'Cookies'],
  ['/terms.html?kind=risk', 'risk', 'Risk notice'],
  ['/terms.html?kind=secrets', 'terms', 'Terms of use'],
])('%s shows the text %s and links to the other legal texts', async (path, kind, name) => {
  await open(path)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Text ${kind}`)
  main().getByText(`About ${kind}`)
  main().getByText('Version 1.2, 20 Nov 2026')
  const tabs = within(main().getByRole('navigation', { name: 'Terms, privacy, cookies and risks' })).getAllByRole(
    'link',
  )
  expect(tabs.map(tab => tab.getAttribute('href'))).toEqual([
    '/en/terms.html',
    '/en/privacy.html',
    '/en/terms.html?kind=cookies',
    '/en/terms.html?kind=risk',
  ])
  expect(tabs.find(tab => tab.getAttribute('aria-current') === 'page')?.textContent).toBe(name)
})

test('the privacy text redirects to its only address', async () => {
  const { router } = await open('/terms.html?kind=privacy')
  expect(router.state.location.pathname).toBe('/en/privacy.html')
})

test('the footer links to the about and legal pages, and its anchor exists on the about page', async () => {
  await open('/about.html')
  const links = within(screen.getByRole('contentinfo'))
    .getAllByRole('link')
    .map(link => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining([
      '/en/about.html',
      '/en/about.html#part-score',
      '/en/terms.html',
      '/en/privacy.html',
      '/en/terms.html?kind=cookies',
      '/en/terms.html?kind=risk',
      '/en/download.html',
      '/en/contact.html?subject=Report+an+error',
    ]),
  )
  expect(document.getElementById('part-score')?.textContent).toBe('How a score is made')
})

test('the download page links each configured app and marks the others as not available', async () => {
  await open('/download.html')
  expect(main().getAllByText('Not available')).toHaveLength(3)
  expect(
    main()
      .getByRole('link', { name: /^Download.*Android/ })
      .getAttribute('href'),
  ).toBe('https://apps.example/brokerlens.apk')
  main().getByText('Version 1.2, 1 Nov 2026')
})

test('the download page shows how to install the website when the list of apps fails', async () => {
  const { reports } = await openSite('/en/download.html')
  main().getByRole('heading', { name: 'Install the website' })
  expect(main().getByRole('alert').textContent).toContain('Apps to download did not load')
  expect(reports).toContain('shell load')
})
