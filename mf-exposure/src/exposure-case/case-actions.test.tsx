import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPart } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import en from '../strings/en.json'
import { exposure } from '../testing/sample-exposure.ts'
import { CaseActions } from './case-actions.tsx'

const address = 'http://localhost/en/exposure/withdrawal-pending-2047719.html'
const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

async function share(prepare: () => void, at?: string) {
  // setup() installs its own clipboard in the browser, so a test's clipboard must come after it.
  const user = userEvent.setup()
  prepare()
  const { store } = renderPart(<CaseActions exposure={exposure()} own={null} />, {
    strings: { ...uiWords, ...en },
    ...(at !== undefined && { at }),
  })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  return store
}

test('sharing a case passes its title and canonical address to the device, whatever form is open', async () => {
  const shared: unknown[] = []
  await share(() => give('share', async (page: unknown) => void shared.push(page)), '/en/exposure/x.html?act=append')
  expect(shared).toEqual([{ title: 'Withdrawal of $4,200 pending', url: address }])
})

test('without the device’s share dialog the address is copied', async () => {
  const copied: string[] = []
  const store = await share(() => give('clipboard', { writeText: async (text: string) => void copied.push(text) }))
  await waitFor(() => expect(store.toasts.items.map(({ text }) => text)).toEqual(['Address copied']))
  expect(copied).toEqual([address])
})

test('without a clipboard the address is shown for copying by hand', async () => {
  await share(() => give('clipboard', undefined))
  expect((await screen.findByLabelText<HTMLInputElement>('Address of this case')).value).toBe(address)
})
