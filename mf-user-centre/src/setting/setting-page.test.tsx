import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, Refused, rina, type Backend } from '../testing/open-page.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** A backend that remembers the nickname, as the real one does. */
function accountBackend(overrides: Backend = {}): Backend {
  let user = rina
  return {
    'usercenter.getuser': () => ({ user }),
    'usercenter.modifynick': ({ nick = '' }) => ({ user: (user = { ...user, nick }) }),
    'usercenter.modifygender': ({ gender }) => ({ user: (user = { ...user, gender: gender as typeof user.gender }) }),
    ...overrides,
  }
}

async function typePasswords(oldPassword: string, newPassword: string, repeated: string) {
  await userEvent.type(field('Current password'), oldPassword)
  await userEvent.type(field('New password'), newPassword)
  await userEvent.type(field('New password again'), repeated)
  await press('Change password')
}

test('shows the masked address, and says where nothing was given', async () => {
  await openPage('/user/setting.html', accountBackend())
  expect(screen.getByText('r•••a@mail.example')).toBeTruthy()
  expect(within(screen.getByText('Phone').closest('li')!).getByText('Not given')).toBeTruthy()
  expect(screen.getByText('Member since 4 Mar 2025')).toBeTruthy()
})

test('the menu names the page that is shown', async () => {
  await openPage('/user/setting.html', accountBackend())
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Setting')
})

test('a new nickname is saved, said so, and known to the rest of the portal', async () => {
  const { store } = await openPage('/user/setting.html', accountBackend())
  await userEvent.clear(field('Nickname'))
  await userEvent.type(field('Nickname'), '  Rina Wijaya ')
  await press('Save nickname')
  expect(await screen.findByText('Nickname saved')).toBeTruthy()
  expect(field('Nickname').value.trim()).toBe('Rina Wijaya')
  expect(store.session.user?.nick).toBe('Rina Wijaya')
})

test('a nickname too short stays as typed, with the reason at the field and the focus in it; nothing is sent', async () => {
  const { store } = await openPage('/user/setting.html', accountBackend())
  await userEvent.clear(field('Nickname'))
  await userEvent.type(field('Nickname'), 'R')
  await press('Save nickname')
  const reason = await screen.findByText('Use 2 to 20 characters.')
  expect(field('Nickname').getAttribute('aria-describedby')).toContain(reason.id)
  expect(field('Nickname').value).toBe('R')
  expect(document.activeElement).toBe(field('Nickname'))
  expect(store.session.user?.nick).toBe('Rina W.')
})

test('a nickname that someone else has is told at the field', async () => {
  const refusal = new Refused(409, { message: 'x', errors: [{ field: 'nick', message: 'Someone else has this nickname.' }] })
  await openPage('/user/setting.html', accountBackend({ 'usercenter.modifynick': () => refusal }))
  await press('Save nickname')
  await screen.findByText('Someone else has this nickname.')
  expect(field('Nickname').getAttribute('aria-invalid')).toBe('true')
})

test('a gender is saved without touching a nickname half typed', async () => {
  const { store } = await openPage('/user/setting.html', accountBackend())
  await userEvent.type(field('Nickname'), 'x')
  await userEvent.selectOptions(field('Gender'), 'Female')
  await press('Save gender')
  expect(await screen.findByText('Gender saved')).toBeTruthy()
  expect(store.session.user?.gender).toBe('female')
  expect(field('Nickname').value).toBe('Rina W.x')
})

test('an empty form names what is missing, field by field', async () => {
  await openPage('/user/setting.html', accountBackend())
  await press('Change password')
  expect(await screen.findByText('Please fill in this field.')).toBeTruthy()
  expect(screen.getByText('Use 8 to 64 characters.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Current password'))
})

test('two new passwords that differ are told at the second, and nothing is sent', async () => {
  // The backend has no password call: sending one would fail.
  await openPage('/user/setting.html', accountBackend())
  await typePasswords('old secret', 'new secret 1', 'new secret 2')
  expect(await screen.findByText('This is not the same as the new password.')).toBeTruthy()
  expect(document.activeElement).toBe(field('New password again'))
})

test('a wrong password is told at its field', async () => {
  const refusal = new Refused(400, { errors: [{ field: 'oldPassword', message: 'The password is wrong.' }] })
  await openPage('/user/setting.html', accountBackend({ 'usercenter.modifypassword': () => refusal }))
  await typePasswords('wrong', 'new secret 1', 'new secret 1')
  await screen.findByText('The password is wrong.')
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true')
})

test('a changed password leaves no password on the page', async () => {
  await openPage('/user/setting.html', accountBackend({ 'usercenter.modifypassword': () => ({ user: rina }) }))
  await typePasswords('old secret', 'new secret 1', 'new secret 1')
  expect(await screen.findByText('Password changed. Your other devices are logged out.')).toBeTruthy()
  for (const label of ['Current password', 'New password', 'New password again']) expect(field(label).value).toBe('')
})

test('too many tries is no field\'s fault and is said once', async () => {
  const refusal = new Refused(429, { message: 'Too many tries. Wait 10 minutes.' })
  await openPage('/user/setting.html', accountBackend({ 'usercenter.modifypassword': () => refusal }))
  await typePasswords('wrong', 'new secret 1', 'new secret 1')
  expect((await screen.findByRole('alert')).textContent).toBe('Too many tries. Wait 10 minutes.')
})

test('where no answer comes, the words are ours', async () => {
  const offline = () => { throw new TypeError('Failed to fetch') }
  await openPage('/user/setting.html', accountBackend({ 'usercenter.modifynick': offline }))
  await press('Save nickname')
  expect((await screen.findByRole('alert')).textContent).toBe('No answer came. Check your connection and try again.')
})

test('an account without a password has no form to change it', async () => {
  await openPage('/user/setting.html', accountBackend({ 'usercenter.getuser': () => ({ user: { ...rina, hasPassword: false } }) }))
  expect(screen.queryByLabelText('Current password')).toBeNull()
})
