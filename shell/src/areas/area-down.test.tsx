import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { headOfPage } from 'platform/runtime/head/head-of-page'
import { frame } from '../frame.ts'
import { openSite } from '../testing/open-site.tsx'

afterEach(cleanup)

const releases = {
  weather: {
    addresses: ['weather'],
    menu: { en: 'Weather', id: 'Cuaca' },
    down: { en: 'The weather did not load', id: 'Cuaca gagal dimuat' },
  },
}

test('every address of an unavailable area shows the error text of its release and a retry link', async () => {
  await openSite('/id/weather/tomorrow?wind=1', { releases, lang: 'id' })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Cuaca gagal dimuat')
  expect(main.getByRole('link', { name: 'Coba lagi' }).getAttribute('href')).toBe('/id/weather/tomorrow?wind=1')
  screen.getByRole('contentinfo')
})

test('the page of an unavailable area has the error as its title and is not indexed', async () => {
  const { router, store } = await openSite('/en/weather', { releases })
  const matches = router.state.matches.map(({ params, route }) => ({
    params,
    route: { id: route.id, handle: route.handle },
  }))
  expect(
    headOfPage(frame, matches, router.state.loaderData, new URL('http://localhost/en/weather'), store),
  ).toMatchObject({
    title: 'The weather did not load · Brokerlens',
    noindex: true,
  })
})
