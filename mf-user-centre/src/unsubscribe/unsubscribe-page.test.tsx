import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, Refused, type Backend } from '../testing/open-page.tsx'

const TOKEN = 'token-of-a-mailed-notice'
const path = `/user/unsubscribe.html?token=${TOKEN}`
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fact = (label: string) => screen.getByText(label).nextSibling?.textContent

/** A backend that remembers whether the mails are on, and what was sent. */
function mailBackend(overrides: Backend = {}) {
  const sent: unknown[] = []
  let on = true
  const subscription = () => ({ kind: 'exposure', email: 'r•••a@mail.example', on })
  const backend: Backend = {
    'usercenter.mailsubscription': ({ token }) => (token === TOKEN ? subscription() : new Refused(400, {})),
    'usercenter.modifymailsubscription': input => {
      sent.push(input)
      on = (input as unknown as { on: boolean }).on
      return subscription()
    },
    ...overrides,
  }
  return { backend, sent }
}

test('the unsubscribe page says which emails go to which address, and opening it changes nothing', async () => {
  const { backend, sent } = mailBackend()
  await openPage(path, backend, null)
  expect([fact('Kind of email'), fact('Sent to'), fact('Status')]).toEqual([
    'Progress of complaints',
    'r•••a@mail.example',
    'On',
  ])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Unsubscribe'])
  expect(screen.getByText(/security of your account, such as a changed password, are always sent/)).toBeTruthy()
  expect(sent).toEqual([])
})

test('one press unsubscribes without a login, says so, and can be undone', async () => {
  const { backend, sent } = mailBackend()
  await openPage(path, backend, null)
  await press('Unsubscribe')
  const said = await screen.findByText('You are unsubscribed: no more emails of this kind.')
  expect(document.activeElement?.contains(said)).toBe(true)
  expect([fact('Status'), screen.queryByRole('button', { name: 'Unsubscribe' })]).toEqual(['Off', null])
  await press('Turn these emails back on')
  expect(await screen.findByText('These emails are on again.')).toBeTruthy()
  expect(fact('Status')).toBe('On')
  expect(sent).toEqual([
    { token: TOKEN, on: false },
    { token: TOKEN, on: true },
  ])
})

test('a press that fails shows the reason once and leaves the button', async () => {
  const { backend } = mailBackend({
    'usercenter.modifymailsubscription': () => new Refused(429, { message: 'Too many requests. Please wait.' }),
  })
  await openPage(path, backend, null)
  await press('Unsubscribe')
  expect(await screen.findAllByText('Too many requests. Please wait.')).toHaveLength(1)
  expect([fact('Status'), screen.getByRole('button', { name: 'Unsubscribe' })]).toEqual(['On', expect.anything()])
})

test.each([
  ['without a token', '/user/unsubscribe.html'],
  ['that was cut off', `/user/unsubscribe.html?token=${TOKEN.slice(0, -1)}`],
])('a link %s says that it does not work and leads to the settings', async (_what, address) => {
  await openPage(address, mailBackend().backend, null)
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Email settings' }).getAttribute('href')).toBe('/en/user/setting.html#mail')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a link of a deleted account says that its emails have already stopped', async () => {
  await openPage(path, mailBackend({ 'usercenter.mailsubscription': () => new Refused(410, {}) }).backend, null)
  expect(screen.getByRole('heading', { name: 'These emails have already stopped' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
