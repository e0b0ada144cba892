import { ApiError, type LoadContext } from 'shared-state/runtime'
import { testStore } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { askContacts } from './ask-contacts.ts'

const store = testStore({ strings: { ...uiStrings, ...strings } })
const contextOf = (call: () => Promise<unknown>, nameCode = 'quillhaven-fx-Q1.html') =>
  ({
    params: { nameCode },
    lang: 'en',
    api: { call },
    store,
    signal: new AbortController().signal,
  }) as unknown as LoadContext
const refusedWith = (status: number) => () =>
  Promise.reject(new ApiError({ call: 'dealer.expandinfo', status, code: 0, message: '' }))

test('contacts are requested for the broker in the address', async () => {
  const call = jest.fn(async () => ({ emails: [] }))
  expect(await askContacts(new FormData(), contextOf(call))).toEqual({ contacts: { emails: [] } })
  expect(call).toHaveBeenCalledWith(expect.anything(), { traderCode: 'Q1' }, expect.anything())
})

test.each([
  [429, 'You requested many contacts within an hour. Please try again later.'],
  [500, 'Something failed on our side; it is not your connection. Try again in a minute.'],
])('a response with status %p is returned as the text %s, not thrown', async (status, refused) => {
  expect(await askContacts(new FormData(), contextOf(refusedWith(status)))).toEqual({ refused })
})

test('requesting contacts of an unknown broker throws a 404', async () => {
  await expect(askContacts(new FormData(), contextOf(refusedWith(404)))).rejects.toMatchObject({ status: 404 })
})
