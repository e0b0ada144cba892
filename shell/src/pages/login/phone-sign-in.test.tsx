import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { botWork } from '../../testing/bot-work.ts'
import { openSite, Refused, rina, type Backend } from '../../testing/open-site.tsx'

afterEach(cleanup)

const rightCode = '123456'
const indonesia = { countryCode: '360', twoCharCode: 'ID', code: '62', name: 'Indonesia', flag: 'id', 'flag-c': '' }
const sent: Record<string, unknown>[] = []
const logins: Record<string, unknown>[] = []

const backend = (changes: Backend = {}): Backend => {
  sent.length = 0
  logins.length = 0
  return {
    ...botWork,
    'home.countrylist': () => ({
      groups: [{ letter: '', items: [{ ...indonesia, twoCharCode: 'SG', code: '65', name: 'Singapore' }, indonesia] }],
    }),
    'usercenter.sendsmscode': input => (sent.push(input), { sendId: 'send-id-1', expiresIn: 300, resendAfter: 60 }),
    'usercenter.validatesmscode': ({ code }) =>
      code === rightCode
        ? { codeToken: 'token-of-the-number', expiresIn: 600 }
        : new Refused(400, { ErrorCode: 2006, message: 'The code is wrong.' }),
    'usercenter.phoneregistered': () => ({ registered: true }),
    'usercenter.phonequicklogin': input => (logins.push(input), { user: rina, created: false }),
    ...changes,
  }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function withCode(changes?: Backend, page = 'login') {
  const site = await openSite(`/id/${page}.html?way=phone&return=%2Fid%2F404.html`, {
    backend: backend(changes),
    lang: 'id',
  })
  await userEvent.type(screen.getByLabelText('Nomor telepon'), '0812-3456 7890')
  await press('Kirim kode')
  await screen.findByLabelText('Kode dari SMS')
  return site
}

test('a phone number and SMS code log the visitor in and return to the previous page', async () => {
  const { store, router } = await withCode()
  expect(sent).toMatchObject([{ areaCode: '62', phone: '081234567890', scene: 'login', bot: { botId: 'b1' } }])
  screen.getByText('Kami sudah mengirim kode ke +62 812-3456 7890. Kode berlaku 5 menit.')
  expect(document.activeElement).toBe(screen.getByLabelText('Kode dari SMS'))
  await userEvent.click(screen.getByLabelText('Tetap masuk di perangkat ini'))
  await userEvent.click(screen.getByLabelText('Kode dari SMS'))
  await userEvent.paste(' 123 456 ')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(store.session.isLoggedIn).toBe(true))
  expect(logins).toEqual([{ codeToken: 'token-of-the-number', remember: true }])
  await waitFor(() => expect(router.state.location.pathname).toBe('/id/404.html'))
})

test('a new phone number gets an account once the rules are accepted', async () => {
  const { store } = await withCode({ 'usercenter.phoneregistered': () => ({ registered: false }) }, 'register')
  await userEvent.type(screen.getByLabelText('Kode dari SMS'), rightCode)
  await press('Masuk')
  await press((await screen.findByRole('button', { name: 'Buat akun' })).textContent!)
  await waitFor(() =>
    expect(screen.getByLabelText('Saya menyetujui aturan ini').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(logins).toEqual([])
  await userEvent.click(screen.getByLabelText('Saya menyetujui aturan ini'))
  await press('Buat akun')
  await waitFor(() => expect(store.session.isLoggedIn).toBe(true))
  expect(logins).toEqual([{ codeToken: 'token-of-the-number', remember: false, terms: true }])
})

test.each([
  [2006, 'The code is wrong.', 'The code is wrong.'],
  [4003, 'Too many tries.', 'Kode salah terlalu sering dimasukkan. Minta kode baru.'],
])('an SMS code rejected with %i shows the error at its field', async (ErrorCode, message, told) => {
  await withCode({ 'usercenter.validatesmscode': () => new Refused(400, { ErrorCode, message }) })
  await userEvent.type(screen.getByLabelText('Kode dari SMS'), '000000{Enter}')
  await screen.findByText(told)
  expect(document.activeElement).toBe(screen.getByLabelText('Kode dari SMS'))
  expect(screen.getByLabelText('Kode dari SMS').getAttribute('aria-invalid')).toBe('true')
})

test('the phone login reports that the site could not be reached and keeps the typed code', async () => {
  await withCode({ 'usercenter.validatesmscode': () => Promise.reject(new TypeError('fetch failed')) })
  await userEvent.type(screen.getByLabelText('Kode dari SMS'), rightCode)
  await press('Masuk')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Situs tidak dapat dijangkau/)
  expect(screen.getByLabelText('Kode dari SMS')).toHaveProperty('value', rightCode)
})

test('the phone login reports a site that cannot send SMS before it asks for a code', async () => {
  await openSite('/en/login.html?way=phone', {
    backend: backend({
      'usercenter.sendsmscode': () =>
        new Refused(501, { ErrorCode: 5010, message: 'Text messages are not configured on this site.' }),
    }),
  })
  await userEvent.type(screen.getByLabelText('Phone number'), '81234567890')
  await press('Send me a code')
  expect((await screen.findByRole('alert')).textContent).toMatch(/not configured/)
  expect(screen.getByLabelText('Phone number')).toHaveProperty('value', '81234567890')
})

test('the phone login lets the visitor type the country code when the country list fails', async () => {
  await openSite('/en/login.html?way=phone', { backend: backend({ 'home.countrylist': () => new Refused(503, {}) }) })
  await userEvent.type(screen.getByLabelText('Country code'), '+62')
  await userEvent.type(screen.getByLabelText('Phone number'), '81234567890{Enter}')
  await screen.findByLabelText('Code from the SMS')
  expect(sent).toMatchObject([{ areaCode: '62' }])
})
