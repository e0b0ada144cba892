import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openSite, Refused, rina, type Backend } from '../../../testing/open-site.tsx'

afterEach(cleanup)

const address = '/en/login/third.html?return=%2Fen%2F404.html'
const pending = { provider: 'google', name: 'Google', nick: 'Rina', email: null }
const backend = (changes: Backend = {}): Backend => ({ 'usercenter.thirdpending': () => ({ pending }), ...changes })

test('a first login through a provider creates an account with a nickname and returns to the previous page', async () => {
  const { store, router } = await openSite(address, {
    backend: backend({ 'usercenter.thirdregister': ({ nick }) => (nick === 'Rina' ? { user: rina } : null) }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }))
  await waitFor(() => expect(screen.getByLabelText('I accept these rules').getAttribute('aria-invalid')).toBe('true'))
  await userEvent.click(screen.getByLabelText('I accept these rules'))
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }))
  await waitFor(() => expect(store.session.isLoggedIn).toBe(true))
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/404.html'))
})

test('the provider page offers a visitor with an account a login that returns to it', async () => {
  await openSite(address, { backend: backend() })
  const link = screen.getByRole('link', { name: 'Log in and connect it' })
  expect(new URL(link.getAttribute('href')!, 'http://localhost').searchParams.get('return')).toBe(address)
})

test('a logged-in visitor connects a provider with the password; a wrong one is rejected at its field', async () => {
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

test('the provider page redirects to the login page when no provider login is pending', async () => {
  const { router } = await openSite(address, { backend: { 'usercenter.thirdpending': () => ({ pending: null }) } })
  expect(router.state.location.pathname).toBe('/en/login.html')
  screen.getByText(/The login with that service failed/)
})

test('the login page says that a login with a provider was cancelled if the visitor cancelled it, and otherwise that it failed', async () => {
  await openSite('/en/login.html?third=denied', { backend: backend() })
  expect(screen.getByText(/The login with that service was cancelled/)).toBeTruthy()
  cleanup()
  await openSite('/en/login.html?third=failed', { backend: backend() })
  expect(screen.getByText(/The login with that service failed/)).toBeTruthy()
})

test.each([
  ['says how the email address is used', 'r***@mail.example', true],
  ['says nothing about an email address', null, false],
])('the provider page %s if the provider sent %s', async (_what, email, isSaid) => {
  await openSite(address, {
    backend: backend({ 'usercenter.thirdpending': () => ({ pending: { ...pending, email } }) }),
  })
  expect(screen.queryByText(/^Your address is used for logging in/) !== null).toBe(isSaid)
})

test('the login page offers only the configured providers, with the return address in the link', async () => {
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
