import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { brokerOf } from '../testing/sample-brokers.ts'
import { BrokerActions } from './broker-actions.tsx'
import { ClaimBroker } from './claim-broker.tsx'

// jsdom has the element without its behaviour.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

const address = 'http://localhost/en/brokers/info/quillhaven-fx-Q1.html'
const follow = { followed: false, busy: false, toggle: () => {} }
async function share() {
  // setup() installs its own clipboard in the browser, so a test's clipboard must come after it.
  const user = userEvent.setup()
  return async (given: () => void) => {
    given()
    const { store } = renderPart(<BrokerActions broker={brokerOf()} follow={follow} />, {
      strings: { ...uiStrings, ...strings },
    })
    await user.click(screen.getByRole('button', { name: 'Share' }))
    return store
  }
}

test('the Share button passes name and address to the device’s share dialog', async () => {
  const shared: unknown[] = []
  const store = await (await share())(() => give('share', async (page: unknown) => void shared.push(page)))
  expect([shared, store.toasts.items]).toEqual([[{ title: 'Quillhaven FX', url: address }], []])
})

test('the Share button copies the address and shows a toast on devices without a share dialog', async () => {
  const copied: string[] = []
  const store = await (
    await share()
  )(() => give('clipboard', { writeText: async (text: string) => void copied.push(text) }))
  await waitFor(() => expect(store.toasts.items.map(({ tone }) => tone)).toEqual(['good']))
  expect(copied).toEqual([address])
})

test('the Share button shows the address for manual copying if the clipboard is blocked', async () => {
  await (
    await share()
  )(() =>
    give('clipboard', {
      writeText: async () => {
        throw new DOMException('no', 'NotAllowedError')
      },
    }),
  )
  expect(await screen.findByLabelText('Address of this page')).toHaveProperty('value', address)
})

test('closing the device’s share dialog changes nothing', async () => {
  const store = await (
    await share()
  )(() =>
    give('share', async () => {
      throw new DOMException('closed', 'AbortError')
    }),
  )
  expect([store.toasts.items, screen.queryByLabelText('Address of this page')]).toEqual([[], null])
})

test('an unclaimed broker has a claim link, a claimed one has none', () => {
  const strings_ = { strings: { ...uiStrings, ...strings } }
  const { unmount } = renderPart(<ClaimBroker broker={brokerOf()} />, strings_)
  expect(screen.getByRole('link', { name: /Claim this broker/ }).getAttribute('href')).toBe(
    '/en/user/enterprise.html?broker=Q1',
  )
  unmount()
  renderPart(<ClaimBroker broker={brokerOf({ claimed: true })} />, strings_)
  expect(screen.queryByRole('link')).toBeNull()
})
