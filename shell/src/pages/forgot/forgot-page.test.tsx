import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { botWork } from '../../testing/bot-work.ts'
import { openSite, Refused, rina, type Backend } from '../../testing/open-site.tsx'

afterEach(cleanup)

const changes: Record<string, unknown>[] = []
const backend = (): Backend => {
  changes.length = 0
  return {
    ...botWork,
    'usercenter.sendemail': () => ({ sendId: 'send-id-1', expiresIn: 300, resendAfter: 60 }),
    'usercenter.validateemailcode': ({ code }) =>
      code === '123456'
        ? { codeToken: 'token-of-the-address', expiresIn: 600 }
        : new Refused(400, { ErrorCode: 2007, message: 'The code has expired or was already used.' }),
    'usercenter.getuserfromcookie': () => ({ result: null }),
    'usercenter.forgotpassword': input => (
      changes.push(input),
      input.newPassword!.length < 8
        ? new Refused(400, { errors: [{ field: 'newPassword', message: 'Enter at least 8 characters.' }] })
        : { done: true }
    ),
  }
}

async function withCode(user: typeof rina | null = null) {
  const site = await openSite('/en/forgot.html?return=%2Fen%2F404.html', { backend: backend(), user })
  await userEvent.type(screen.getByLabelText('Email'), 'rina@mail.example{Enter}')
  await screen.findByLabelText('Code from the email')
  return site
}
const save = async (code: string | null, password: string) => {
  if (code) await userEvent.type(screen.getByLabelText('Code from the email'), code)
  await userEvent.type(screen.getByLabelText('New password'), `${password}{Enter}`)
}

test('a password reset leads to the login page with a confirmation and the return address', async () => {
  const { router, store } = await withCode(rina)
  screen.getByText('If rina@mail.example belongs to an account, a code is on its way. It is valid for 5 minutes.')
  await save('123456', 'a long phrase')
  await screen.findByText(/Your password has been changed/)
  expect(changes).toEqual([{ codeToken: 'token-of-the-address', newPassword: 'a long phrase' }])
  expect([
    router.state.location.pathname,
    new URLSearchParams(router.state.location.search).get('return'),
    store.session.isLoggedIn,
  ]).toEqual(['/en/login.html', '/en/404.html', false])
})

test('a password reset shows a rejected password at its field and keeps the verified code', async () => {
  await withCode()
  await save('123456', 'short')
  await screen.findByText('Enter at least 8 characters.')
  expect(document.activeElement).toBe(screen.getByLabelText('New password'))
  expect(screen.queryByLabelText('Code from the email')).toBeNull()
})

test('a password reset shows an expired code at its field and offers a new one', async () => {
  await withCode()
  await save('654321', 'a long phrase')
  await screen.findByText('The code has expired or was already used.')
  expect(document.activeElement).toBe(screen.getByLabelText('Code from the email'))
  screen.getByRole('button', { name: /^New code in/ })
})

test('a password can be reset by phone number', async () => {
  const { router } = await openSite('/en/forgot.html', { backend: backend() })
  await userEvent.click(screen.getByRole('link', { name: 'Phone number' }))
  await screen.findByLabelText('Country code')
  await waitFor(() => expect(router.state.location.search).toBe('?way=phone'))
})
