import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { botWork } from '../testing/bot-work.ts'
import { openSite, Refused, rina, type Backend } from '../testing/open-site.tsx'
import { SignInHere } from './login-dialog.tsx'

afterEach(cleanup)
// The dialog loads its form when it first opens.
beforeAll(() => SignInHere.load())

async function tryLogin(backend: Backend) {
  const site = await openSite('/en/404.html', { backend })
  act(() => site.store.session.openPrompt())
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Email or phone number'), 'rina@mail.example')
  await userEvent.type(dialog.getByLabelText('Password'), 'wrong one')
  await userEvent.click(dialog.getByRole('button', { name: 'Log in' }))
  return { ...site, dialog }
}

test('the login dialog shows a rejected field’s error at the field, focuses it and keeps the input', async () => {
  const errors = [{ field: 'password', message: 'Enter at least 8 characters.' }]
  const { dialog, store } = await tryLogin({
    'usercenter.login': () => new Refused(400, { ErrorCode: 1002, message: 'no', errors }),
  })
  const password = dialog.getByLabelText('Password')
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(password.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Enter at least 8 characters.',
  )
  expect(dialog.getByLabelText('Email or phone number')).toHaveProperty('value', 'rina@mail.example')
  expect(store.session.isLoggedIn).toBe(false)
})

test.each([
  ['0812-3456 7890', { account: '081234567890', areaCode: '62' }],
  ['+62 812 3456 7890', { account: '+6281234567890' }],
  ['Rina+Forex@Bücher.example ', { account: 'Rina+Forex@xn--bcher-kva.example' }],
])('the login dialog converts the account %j to the form that the call expects', async (typed, account) => {
  const sent: unknown[] = []
  const here = { countryCode: '360', twoCharCode: 'ID', code: '62', name: 'Indonesia', flag: 'id', 'flag-c': '' }
  const backend: Backend = {
    'home.countrylist': () => ({ groups: [{ letter: '', items: [here] }] }),
    'usercenter.login': input => (sent.push(input), { user: rina }),
  }
  const { store } = await openSite('/id/404.html', { backend, lang: 'id' })
  act(() => store.session.openPrompt())
  await userEvent.type(screen.getByLabelText('Email atau nomor telepon'), typed)
  await userEvent.type(screen.getByLabelText('Kata sandi'), 'a long phrase{Enter}')
  await waitFor(() => expect(sent).toEqual([{ ...account, password: 'a long phrase', remember: false }]))
})

test('the login dialog shows an error that belongs to no field as an alert', async () => {
  const { dialog } = await tryLogin({
    'usercenter.login': () => new Refused(400, { ErrorCode: 2005, message: 'Account or password is wrong.' }),
  })
  expect((await dialog.findByRole('alert')).textContent).toBe('Account or password is wrong.')
})

test('the login dialog reports that the site could not be reached', async () => {
  const { dialog } = await tryLogin({ 'usercenter.login': () => Promise.reject(new TypeError('fetch failed')) })
  expect((await dialog.findByRole('alert')).textContent).toMatch(/could not reach the site/)
})

test('closing the login dialog discards the pending action', async () => {
  const { store } = await openSite('/en/404.html')
  let done = false
  act(() =>
    store.session.openPrompt(() => {
      done = true
    }),
  )
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(done).toBe(false)
})

test('the login dialog shows a rate-limited visitor how long to wait', async () => {
  const { dialog } = await tryLogin({
    'usercenter.login': () => new Refused(429, { ErrorCode: 4003, message: 'Too many tries.', retryAfter: 700 }),
  })
  expect((await dialog.findByRole('alert')).textContent).toBe('Too many tries. Try again in 12 min.')
})

test('the login dialog solves a required bot check and sends the login again', async () => {
  const sent: unknown[] = []
  const login: Backend[string] = input => {
    sent.push(input.bot)
    return input.bot
      ? { user: rina }
      : new Refused(400, { ErrorCode: 2008, errors: [{ field: 'bot', message: 'The bot check is missing.' }] })
  }
  const { store } = await tryLogin({ ...botWork, 'usercenter.login': login })
  await waitFor(() => expect(store.session.isLoggedIn).toBe(true))
  expect(sent).toEqual([undefined, { botId: 'b1', proof: expect.any(String) }])
})

test('the login dialog accepts a phone number and SMS code and then runs the pending action', async () => {
  const backend: Backend = {
    ...botWork,
    'home.countrylist': () => ({ groups: [] }),
    'usercenter.sendsmscode': () => ({ sendId: 'send-id-1', expiresIn: 300, resendAfter: 60 }),
    'usercenter.validatesmscode': () => ({ codeToken: 'token-of-the-number', expiresIn: 600 }),
    'usercenter.phoneregistered': () => ({ registered: true }),
    'usercenter.phonequicklogin': () => ({ user: rina, created: false }),
  }
  const { store } = await openSite('/en/404.html', { backend })
  let done = false
  act(() =>
    store.session.openPrompt(() => {
      done = true
    }),
  )
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('link', { name: 'SMS code' }))
  await userEvent.type(await dialog.findByLabelText('Phone number'), '812 3456 7890')
  await userEvent.click(dialog.getByRole('button', { name: 'Send me a code' }))
  await userEvent.type(await dialog.findByLabelText('Code from the SMS'), '123456{Enter}')
  await waitFor(() => expect([done, screen.queryByRole('dialog')]).toEqual([true, null]))
})

test('the login dialog closes when one of its links leads to another page', async () => {
  const { store, router } = await openSite('/en/404.html')
  act(() => store.session.openPrompt())
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Forgot your password?' }))
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/en/forgot.html', search: '?return=%2Fen%2F404.html' }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})
