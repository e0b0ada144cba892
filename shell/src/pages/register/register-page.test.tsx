import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { botWork } from '../../testing/bot-work.ts'
import { openSite, Refused, rina, type Backend } from '../../testing/open-site.tsx'

afterEach(cleanup)

const rightCode = '123456'
const backend = (): Backend => {
  let codesUsed = 0
  return {
    ...botWork,
    'usercenter.sendemail': ({ email }) =>
      email!.includes('@')
        ? { sendId: 'send-id-1', expiresIn: 300, resendAfter: 60 }
        : new Refused(400, { errors: [{ field: 'email', message: 'The format is not correct.' }] }),
    'usercenter.validateemailcode': ({ code }) =>
      code === rightCode && ++codesUsed === 1
        ? { codeToken: 'token-of-the-address', expiresIn: 600 }
        : new Refused(400, { errors: [{ field: 'code', message: 'The code is wrong.' }] }),
    'usercenter.emailregister': ({ codeToken, password }) =>
      codeToken === 'token-of-the-address' && password!.length >= 8
        ? { user: rina }
        : new Refused(400, { errors: [{ field: 'password', message: 'Enter at least 8 characters.' }] }),
  }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isRefused = (label: string) =>
  waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'))

async function askForCode(email = 'rina@mail.example') {
  const site = await openSite('/en/register.html?return=%2Fen%2F404.html', { backend: backend() })
  await userEvent.type(screen.getByLabelText('Email'), email)
  await press('Send me a code')
  return site
}

async function withCode() {
  const site = await askForCode()
  await screen.findByLabelText('Code from the email')
  return site
}

async function fillAccount({ code, password }: { code?: string; password: string }) {
  if (code) await userEvent.type(screen.getByLabelText('Code from the email'), code)
  const field = screen.getByLabelText('Password')
  await userEvent.clear(field)
  await userEvent.type(field, password)
}

test('the registration form rejects an invalid email address at its field', async () => {
  await askForCode('rina')
  await isRefused('Email')
})

test('the registration form creates an account and returns the visitor to the previous page', async () => {
  const { router, store } = await withCode()
  screen.getByText(/We sent a code to rina@mail\.example\. It is valid for 5 minutes/)
  await userEvent.type(screen.getByLabelText('Nickname'), 'Rina')
  await userEvent.click(screen.getByLabelText('I accept these rules'))
  await fillAccount({ code: rightCode, password: 'long enough' })
  await press('Create an account')
  await waitFor(() => expect(store.session.isLoggedIn).toBe(true))
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/404.html'))
})

test('the registration form marks all missing fields at once and focuses the first one', async () => {
  await withCode()
  const hasFocus = (label: string) =>
    waitFor(() => expect(document.activeElement === screen.getByLabelText(label)).toBe(true))
  await hasFocus('Code from the email')
  await press('Create an account')
  for (const label of ['Code from the email', 'Nickname', 'Password', 'I accept these rules']) await isRefused(label)
  await hasFocus('Code from the email')
})

test('the registration form requires the rules to be accepted', async () => {
  await withCode()
  await fillAccount({ code: rightCode, password: 'long enough' })
  await press('Create an account')
  await isRefused('I accept these rules')
})

test('a rejected password on the registration form keeps the verified code and the input', async () => {
  const { store } = await withCode()
  await userEvent.type(screen.getByLabelText('Nickname'), 'Rina')
  await userEvent.click(screen.getByLabelText('I accept these rules'))
  await fillAccount({ code: rightCode, password: 'short' })
  await press('Create an account')
  await isRefused('Password')
  expect(screen.getByLabelText('Nickname')).toHaveProperty('value', 'Rina')
  screen.getByText('The address rina@mail.example is confirmed.')
  await fillAccount({ password: 'long enough' })
  await press('Create an account')
  await waitFor(() => expect(store.session.isLoggedIn).toBe(true))
})

test('the registration form reports an existing account only after the email address is verified', async () => {
  const taken: Backend = {
    'usercenter.emailregister': () =>
      new Refused(409, { ErrorCode: 3106, message: 'This belongs to another account.' }),
  }
  await openSite('/en/register.html', { backend: { ...backend(), ...taken } })
  await userEvent.type(screen.getByLabelText('Email'), 'rina@mail.example')
  await press('Send me a code')
  await screen.findByLabelText('Code from the email')
  await userEvent.type(screen.getByLabelText('Nickname'), 'Rina')
  await userEvent.click(screen.getByLabelText('I accept these rules'))
  await fillAccount({ code: rightCode, password: 'long enough' })
  await press('Create an account')
  expect((await screen.findByRole('alert')).textContent).toMatch(/already has an account/)
})

test('the registration form offers a new code after a wait and another address at once', async () => {
  await withCode()
  const again = await screen.findByRole('button', { name: /^New code in \d+ sec/ })
  expect(again.getAttribute('aria-disabled')).toBe('true')
  await press('Use another address')
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'rina@mail.example')
})
