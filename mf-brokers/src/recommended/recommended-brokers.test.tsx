import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { StoreProvider } from 'shared-state/runtime'
import { forgetNotices } from 'shared-state/device/notice-times'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { openTab } from '../testing/open-tab.tsx'
import { entryOf } from '../testing/sample-brokers.ts'
import { RecommendedBrokers } from './recommended-brokers.tsx'

const advertised = [entryOf(), entryOf({ code: 'B2', showName: 'Bramwick', findings: ['someExpired'] })].map(
  broker => ({ ...broker, label: 'ad' as const }),
)

/** A store whose server has these brokers, and the number of times that it was asked for them. */
function storeWith(answers: Record<string, unknown> = { 'recommendedcooperativetrader.list': { items: advertised } }) {
  const store = testStore({ strings: { ...uiStrings, ...strings }, answers })
  return { store, asking: jest.spyOn(store.api, 'call') }
}
async function open(given = storeWith()) {
  const { container, unmount } = renderPart(<RecommendedBrokers />, { store: given.store })
  await act(async () => {})
  return { ...given, container, unmount }
}
const askNotToBeTracked = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

afterEach(() => {
  forgetNotices()
  askNotToBeTracked('doNotTrack', null)
  askNotToBeTracked('globalPrivacyControl', undefined)
  jest.useRealTimers()
})

test('brokers that cooperate with the site are shown as an advertisement, each with its worst state', async () => {
  await open()
  const ad = within(screen.getByRole('region', { name: 'Brokers that cooperate with this site' }))
  expect(ad.getByText('Advertisement')).toBeTruthy()
  expect(ad.getByText(/This is an advertisement, not advice/)).toBeTruthy()
  const [, second] = ad.getAllByRole('link')
  expect(second!.textContent).toMatch(/^Bramwick.*expired/)
})

test('the page of VPS plans ends with the advertised brokers', async () => {
  await openTab('/en/vps.html', {
    'dealer.vps': () => ({ items: [], total: 0, pageIndex: 1, pageSize: 20, countries: [] }),
    'vpstraderlist.list': () => ({ items: [], total: 0, pageIndex: 1, pageSize: 8 }),
    'recommendedcooperativetrader.list': () => ({ items: advertised }),
  })
  expect(screen.getAllByRole('region').at(-1)).toBe(
    screen.getByRole('region', { name: 'Brokers that cooperate with this site' }),
  )
})

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])(
  'a visitor whose browser sends %s sees no advertised brokers, and the server is asked for none',
  async (name, value) => {
    askNotToBeTracked(name, value)
    const { container, asking } = await open()
    expect([container.textContent, asking.mock.calls.length]).toEqual(['', 0])
  },
)

test('the server renders no advertised brokers but keeps their room', async () => {
  const { store } = storeWith()
  const html = renderToString(
    <StoreProvider store={store}>
      <MemoryRouter>
        <RecommendedBrokers />
      </MemoryRouter>
    </StoreProvider>,
  )
  const { container } = await open()
  expect(html).toBe(`<div class="${container.firstElementChild!.className}"></div>`)
})

test('advertised brokers that were closed stay closed for a day', async () => {
  jest.useFakeTimers({ now: 0 })
  const first = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Close: Brokers that cooperate with this site' }))
  expect(first.container.textContent).toBe('')
  first.unmount()
  const second = await open()
  expect([second.container.textContent, second.asking.mock.calls.length]).toEqual(['', 0])
  second.unmount()
  jest.setSystemTime(86_400_000)
  expect((await open()).container.textContent).toContain('Bramwick')
})

test('advertised brokers that failed to load, or of which there are none, leave their room empty', async () => {
  expect((await open(storeWith({}))).container.textContent).toBe('')
  expect((await open(storeWith({ 'recommendedcooperativetrader.list': { items: [] } }))).container.textContent).toBe('')
})
