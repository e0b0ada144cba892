import { act } from '@testing-library/react'
import { rina, siteStore } from '../testing/open-site.tsx'
import { watchClicks } from './watch-clicks.ts'

const askNotToBeTracked = (asks: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: asks, configurable: true })
beforeEach(() => {
  document.cookie = 'fingerprint=0a1b'
  document.body.innerHTML = '<main><a href="/en/brokers/info/quillhaven-fx-Q1.html">x</a></main>'
})
afterEach(() => askNotToBeTracked(false))

/** Clicks on the link of a broker in a tab of Rina's, and returns the events and the calls of the tab. */
async function click() {
  const asked: string[] = []
  const { store, counted } = siteStore({
    user: rina,
    backend: {
      'geo.ip': () => {
        asked.push('geo.ip')
        return { ip: '192.0.2.1' }
      },
    },
  })
  watchClicks(store)
  const link = document.querySelector('a')!
  link.addEventListener('click', event => event.preventDefault())
  await act(async () => link.click())
  store.statistics.flush()
  return { counted, asked }
}

test('visitors who ask not to be tracked are not watched, and their address is not asked for', async () => {
  askNotToBeTracked(true)
  expect(await click()).toEqual({ counted: [], asked: [] })
})

test('a counted click has all fields of the specification', async () => {
  const { counted } = await click()
  expect(Object.keys(counted[0]!.input).sort()).toEqual(
    'apptype code country equipId ip jumpStatisticsUrl lang platform spots type url userid ver'.split(' '),
  )
  expect(counted[0]!.input).toMatchObject({ userid: 'u1', equipId: '0a1b', platform: 3, apptype: 7, ip: '192.0.2.1' })
})
