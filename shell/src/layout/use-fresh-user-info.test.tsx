import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { openSite, Refused, rina, type Backend } from '../testing/open-site.tsx'

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }))
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

/** A tab of Rina's that comes back after some minutes. */
async function comeBack(minutes: number, answer: Backend[string]) {
  const site = await openSite('/en/404.html', { user: rina, backend: { 'home.getUserinfo': answer } })
  jest.setSystemTime(Date.now() + minutes * 60_000)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  return site
}

test('a tab that comes back shows the user’s newest data, asked for with the fields of the specification', async () => {
  let sent: object | undefined
  const { store } = await comeBack(11, input => {
    sent = input
    return { ...rina, nick: 'Rina Wijaya' }
  })
  expect(store.session.user).toMatchObject({ nick: 'Rina Wijaya' })
  expect(sent).toEqual({ UserId: 'u1', ApplicationType: 7, CountryCode: '840', LanguageCode: 'en', Ppl: 7, Poy: 1 })
})

test('the extra message of an unsuccessful user info is shown as an error', async () => {
  await comeBack(11, () => new Refused(404, { message: 'Not found.', extra: 'This account no longer exists.' }))
  expect(screen.getByRole('status', { name: 'Messages' }).textContent).toContain('This account no longer exists.')
})

test('a tab that was away for a short time asks for nothing', async () => {
  let calls = 0
  await comeBack(1, () => {
    calls += 1
    return rina
  })
  expect(calls).toBe(0)
})
