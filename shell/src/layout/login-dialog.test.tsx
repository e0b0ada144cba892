import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openSite, Refused, type Backend } from '../testing/open-site.tsx'

afterEach(cleanup)

async function tryLogin(backend: Backend) {
  const site = await openSite('/en/404.html', { backend })
  act(() => site.store.session.openPrompt())
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Email'), 'rina@mail.example')
  await userEvent.type(dialog.getByLabelText('Password'), 'wrong one')
  await userEvent.click(dialog.getByRole('button', { name: 'Log in' }))
  return { ...site, dialog }
}

test('a refused field has its words beside it and the focus; what was typed stays', async () => {
  const errors = [{ field: 'password', message: 'Enter at least 8 characters.' }]
  const { dialog, store } = await tryLogin({ 'usercenter.login': () => new Refused(400, { ErrorCode: 1002, message: 'no', errors }) })
  const password = dialog.getByLabelText('Password')
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(password.getAttribute('aria-describedby')!)?.textContent).toBe('Enter at least 8 characters.')
  expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'rina@mail.example')
  expect(store.session.isLoggedIn).toBe(false)
})

test('a refusal that blames no field is said of the form as a whole', async () => {
  const { dialog } = await tryLogin({ 'usercenter.login': () => new Refused(400, { ErrorCode: 2005, message: 'Account or password is wrong.' }) })
  expect((await dialog.findByRole('alert')).textContent).toBe('Account or password is wrong.')
})

test('without an answer it says that there was none', async () => {
  const { dialog } = await tryLogin({ 'usercenter.login': () => Promise.reject(new TypeError('fetch failed')) })
  expect((await dialog.findByRole('alert')).textContent).toMatch(/did not answer/)
})

test('closing it forgets what was to be done', async () => {
  const { store } = await openSite('/en/404.html')
  let done = false
  act(() => store.session.openPrompt(() => { done = true }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(done).toBe(false)
})
