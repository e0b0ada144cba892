import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openSite, Refused, type Backend } from '../../testing/open-site.tsx'

afterEach(cleanup)

const legal: Backend = {
  'index.terms': ({ kind }) => ({
    title: `Text ${kind}`,
    content: '',
    version: '1',
    updatedAt: '2026-11-20T00:00:00Z',
  }),
}
const address: Backend = { 'geo.ip': () => ({ ip: '192.0.2.7' }) }
const from = (country_code: string, known = true): Backend => ({
  ...legal,
  ...address,
  'geo.iplookup': () => ({ country_code, countryCode: '', known }),
})
const title = 'What this site knows about your connection'
const panel = () => within(screen.getByRole('region', { name: title }))
const shown = () =>
  panel()
    .getAllByRole('definition')
    .map(value => value.textContent)
const showsAll = (facts: string[]) => waitFor(() => expect(shown()).toEqual(facts))

test('the privacy page shows the address, country, province and city of a visitor from China', async () => {
  await openSite('/en/privacy.html', {
    backend: { ...from('cn'), 'geo.ipregion': () => ({ province: 'Zhejiang', city: 'Hangzhou' }) },
  })
  await showsAll(['192.0.2.7', 'China', 'Zhejiang', 'Hangzhou'])
})

test('the privacy page looks up province and city for no other country, and says so', async () => {
  const { store } = await openSite('/en/privacy.html', { backend: from('id') })
  await showsAll(['192.0.2.7', 'Indonesia', 'Not known', 'Not known'])
  panel().getByText('Province and city are looked up only for addresses in China.')
  expect(store.visitor.place).toEqual({ ip: '192.0.2.7', countryCode: 'id', province: '', city: '' })
})

test('the privacy page looks up no province for an address of unknown country', async () => {
  const { store } = await openSite('/en/privacy.html', { backend: from('cn', false) })
  await showsAll(['192.0.2.7', 'Not known', 'Not known', 'Not known'])
  expect(store.visitor.place).toEqual({ ip: '192.0.2.7', countryCode: '', province: '', city: '' })
})

test('the privacy page names the setting without which province and city are not known', async () => {
  const message = 'Province and city lookup is not configured: the setting CITY_DATABASE is missing.'
  await openSite('/en/privacy.html', {
    backend: { ...from('cn'), 'geo.ipregion': () => new Refused(501, { ErrorCode: 5010, message }) },
  })
  await showsAll(['192.0.2.7', 'China', 'Not known', 'Not known'])
  panel().getByText(message)
})

test('a visitor’s place is asked for once per tab, and only on the privacy page', async () => {
  const asked: string[] = []
  const counting = Object.fromEntries(
    Object.entries(from('id')).map(([name, answer]) => [
      name,
      (input: Record<string, string>) => {
        if (name.startsWith('geo.')) asked.push(name)
        return answer(input)
      },
    ]),
  )
  const { router } = await openSite('/en/terms.html', { backend: counting })
  expect(asked).toEqual([])
  await act(() => router.navigate('/en/privacy.html'))
  await showsAll(['192.0.2.7', 'Indonesia', 'Not known', 'Not known'])
  await act(() => router.navigate('/en/terms.html'))
  await act(() => router.navigate('/en/privacy.html'))
  await showsAll(['192.0.2.7', 'Indonesia', 'Not known', 'Not known'])
  expect(asked.sort()).toEqual(['geo.ip', 'geo.iplookup'])
})

test('a place that could not be loaded can be asked for again', async () => {
  const backend = from('id')
  const { reports } = await openSite('/en/privacy.html', {
    backend: { ...backend, 'geo.iplookup': () => new Refused(503, { message: 'down' }) },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.click(retry)
  await screen.findByText(`${title} did not load`)
  expect(reports).not.toContain('shell render')
})
