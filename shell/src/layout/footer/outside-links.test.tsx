import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { openSite } from '../../testing/open-site.tsx'
import type { Backend } from '../../testing/open-site.tsx'

afterEach(cleanup)

const link = (name: string, url = `https://${name}.example/`) => ({ name, url, ico: null })
const openFooter = async (backend: Backend) => {
  const { reports } = await openSite('/en/404.html', { backend })
  return { footer: within(screen.getByRole('contentinfo')), reports }
}
const linksUnder = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section')!)
    .getAllByRole('link')
    .map(one => one.getAttribute('href'))
const leaving = (url: string) => `/en/leaving.html?url=${encodeURIComponent(url)}`

test('the footer links the configured partners and other sites through the page before an external site', async () => {
  const { footer } = await openFooter({
    'homefuc.partnetlist': () => ({ items: [link('bank')] }),
    'homefuc.friendlink': () => ({ items: [link('school'), link('about us', '/about.html')] }),
  })
  expect(linksUnder('Partners')).toEqual([leaving('https://bank.example/')])
  expect(linksUnder('Links to other sites')).toEqual([leaving('https://school.example/'), '/en/about.html'])
  expect(footer.getByRole('link', { name: 'bank' }).getAttribute('rel')).toBe('nofollow')
})

test('the footer shows at most eight partners', async () => {
  await openFooter({ 'homefuc.partnetlist': () => ({ items: [...'abcdefghij'].map(name => link(name)) }) })
  expect(linksUnder('Partners')).toHaveLength(8)
})

test.each([
  ['are not configured', { 'homefuc.partnetlist': () => ({ items: [] }), 'homefuc.friendlink': () => ({ items: [] }) }],
  ['fail to load', {}],
])('the footer shows no partners and no links to other sites if they %s', async (_what, backend) => {
  await openFooter(backend)
  expect(screen.queryByRole('heading', { name: 'Partners' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Links to other sites' })).toBeNull()
})

test('failures of the calls for partners and for links to other sites are not reported', async () => {
  const all = await openFooter({})
  cleanup()
  const others = await openFooter({
    'homefuc.partnetlist': () => ({ items: [] }),
    'homefuc.friendlink': () => ({ items: [] }),
  })
  expect(all.reports).toEqual(others.reports)
  expect(all.reports).not.toHaveLength(0)
})
