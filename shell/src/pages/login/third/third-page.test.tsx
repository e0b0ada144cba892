import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openSite, Refused, rina, type Backend } from '../../../testing/open-site.tsx'

afterEach(cleanup)

const address = '/en/login/third.html?return=%2Fen%2F404.html'
const pending = { provider: 'google', name: 'Google', nick: 'Rina', email: null }
const backend = (changes: Backend = {}): Backend => ({ 'usercenter.thirdpending': () => ({ pending }), ...changes })

test('whoever is new gets an account with a nickname, and goes on', async () => {
  const { store, router } = await openSite(address, {
    backend: backend({ 'usercenter.thirdregister': ({ nick }) => (nick === 'Rina' ? { user: rina } : null) }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Make an account' }))
  await waitFor(() => expect(screen.getByLabelText('I accept these rules').getAttribute('aria-invalid')).toBe('true'))
  await userEvent.click(screen.getByLabelText('I accept these rules'))
  await userEvent.click(screen.getByRole('button', { name: 'Make an account' }))
  await waitFor(() => expect(store.session.isLoggedIn).toBe(true))
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/404.html'))
})

test('who has an account logs in on the way and comes back', async () => {
  await openSite(address, { backend: backend() })
  const link = screen.getByRole('link', { name: 'Log in and connect it' })
  expect(new URL(link.getAttribute('href')!, 'http://localhost').searchParams.get('return')).toBe(address)
})

test('who is logged in connects it by their password; a wrong one is told at its field', async () => {
  const bind: Backend[string] = ({ password }) =>
    password === 'right one'
      ? { user: rina }
      : new Refused(400, { errors: [{ field: 'password', message: 'The password is wrong.' }] })
  const { router } = await openSite(address, { backend: backend({ 'usercenter.thirdreplacebind': bind }), user: rina })
  await userEvent.type(screen.getByLabelText('Password'), 'wrong one{Enter}')
  await screen.findByText('The password is wrong.')
  await userEvent.clear(screen.getByLabelText('Password'))
  await userEvent.type(screen.getByLabelText('Password'), 'right one{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/404.html'))
})

test('where nobody is pending any more it begins anew', async () => {
  const { router } = await openSite(address, { backend: { 'usercenter.thirdpending': () => ({ pending: null }) } })
  expect(router.state.location.pathname).toBe('/en/login.html')
  screen.getByText(/Logging in there did not work/)
})

test('the login page offers the configured providers alone, and names where to come back to', async () => {
  await openSite('/en/login.html?return=%2Fen%2F404.html', {
    backend: { 'usercenter.openidproviders': () => ({ items: [{ provider: 'google', name: 'Google' }] }) },
  })
  const link = screen.getByRole('link', { name: 'Continue with Google' })
  expect(link.getAttribute('href')).toBe(
    '/wikifxweb-v1/usercenter/openidstart-v1?provider=google&returnPath=%2Fen%2F404.html',
  )
  cleanup()
  await openSite('/en/login.html', { backend: { 'usercenter.openidproviders': () => ({ items: [] }) } })
  expect(screen.queryByRole('link', { name: /^Continue with/ })).toBeNull()
})
