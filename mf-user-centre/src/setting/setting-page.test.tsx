import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { noCounts, openPage, Refused, rina, type Backend } from '../testing/open-page.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** A backend that stores the nickname, like the real one. */
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
  expect(
    within(screen.getByText('Phone', { ignore: 'button *, a *' }).closest('li')!).getByText('Not given'),
  ).toBeTruthy()
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
  const reason = await screen.findByText('Use 2 to 20 characters that can be seen.')
  expect(field('Nickname').getAttribute('aria-describedby')).toContain(reason.id)
  expect(field('Nickname').value).toBe('R')
  expect(document.activeElement).toBe(field('Nickname'))
  expect(store.session.user?.nick).toBe('Rina W.')
})

test('where the session has ended meanwhile the login comes up over the form, which stands as typed', async () => {
  const { store } = await openPage(
    '/user/setting.html',
    accountBackend({
      'usercenter.modifynick': () => new Refused(401, { ErrorCode: 2001, message: 'You are not logged in.' }),
    }),
  )
  await userEvent.clear(field('Nickname'))
  await userEvent.type(field('Nickname'), 'Rina Wijaya')
  await press('Save nickname')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You are not logged in any more/)
  expect([store.session.promptOpen, field('Nickname').value]).toEqual([true, 'Rina Wijaya'])
})

test('a nickname that someone else has is told at the field', async () => {
  const refusal = new Refused(409, {
    message: 'x',
    errors: [{ field: 'nick', message: 'Someone else has this nickname.' }],
  })
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
  // The backend has no password call: a request would fail.
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

test("too many tries is no field's fault and is said once", async () => {
  const refusal = new Refused(429, { message: 'Too many tries. Wait 10 minutes.' })
  await openPage('/user/setting.html', accountBackend({ 'usercenter.modifypassword': () => refusal }))
  await typePasswords('wrong', 'new secret 1', 'new secret 1')
  expect((await screen.findByRole('alert')).textContent).toBe('Too many tries. Wait 10 minutes.')
})

test('where no answer comes, the words are ours', async () => {
  const offline = () => {
    throw new TypeError('Failed to fetch')
  }
  await openPage('/user/setting.html', accountBackend({ 'usercenter.modifynick': offline }))
  await press('Save nickname')
  expect((await screen.findByRole('alert')).textContent).toBe('No answer came. Check your connection and try again.')
})

test('an account without a password has no form to change it', async () => {
  await openPage(
    '/user/setting.html',
    accountBackend({ 'usercenter.getuser': () => ({ user: { ...rina, hasPassword: false } }) }),
  )
  expect(screen.queryByLabelText('Current password')).toBeNull()
})

describe('the picture', () => {
  const choose = (file: File) => userEvent.upload(field('Picture'), file)

  test('is shown before it is sent, and known to the rest of the portal after', async () => {
    const backend = accountBackend({
      'usercenter.modifyavatar': () => ({ user: { ...rina, avatar: '/images/new.webp' } }),
    })
    const { store } = await openPage('/user/setting.html', backend)
    await choose(new File(['x'], 'me.png', { type: 'image/png' }))
    const form = field('Picture').closest('form')!
    await waitFor(() => expect(form.querySelector('img')?.src).toBe('data:image/png;base64,eA=='))
    await press('Save picture')
    expect(await screen.findByText('Picture saved')).toBeTruthy()
    expect(store.session.user?.avatar).toBe('/images/new.webp')
  })

  test('one too large is refused before it is sent, one that is none by the server, both at the field', async () => {
    const refusal = new Refused(415, { errors: [{ field: 'file', message: 'Send a JPG, PNG or WebP picture.' }] })
    await openPage('/user/setting.html', accountBackend({ 'usercenter.modifyavatar': () => refusal }))
    await choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }))
    await press('Save picture')
    expect(await screen.findByText('The picture is larger than 2 MB.')).toBeTruthy()
    await choose(new File(['<svg/>'], 'me.png', { type: 'image/png' }))
    await press('Save picture')
    expect(await screen.findByText('Send a JPG, PNG or WebP picture.')).toBeTruthy()
    expect(field('Picture').getAttribute('aria-invalid')).toBe('true')
  })
})

test('while the certificate is looked at, the settings say so', async () => {
  await openPage(
    '/user/setting.html',
    accountBackend({
      'usercenter.getuser': () => ({ user: { ...rina, certificate: { state: 'pending', reason: null } } }),
    }),
  )
  expect(screen.getByText('Your certificate is being checked.')).toBeTruthy()
})

test('the menu counts what there is, and lists moderation for moderators alone', async () => {
  const counts = { ...noCounts, collections: 4, follows: 2, unread: 3 }
  await openPage('/user/setting.html', accountBackend({ 'usercenter.traderinfocount': () => counts }))
  const menu = screen.getByRole('navigation', { name: 'Account' })
  expect(within(menu).getByRole('link', { name: 'Attention 6 items' })).toBeTruthy()
  expect(within(menu).getByRole('link', { name: 'Messages 3 items' })).toBeTruthy()
  expect(within(menu).queryByRole('link', { name: 'Moderation' })).toBeNull()
  cleanup()
  await openPage('/user/setting.html', accountBackend(), { ...rina, roles: ['moderator'] })
  expect(screen.getByRole('link', { name: 'Moderation' })).toBeTruthy()
})

test('where counting fails, the page stands without counts', async () => {
  await openPage('/user/setting.html', accountBackend({ 'usercenter.traderinfocount': () => new Refused(503, {}) }))
  expect(screen.getByRole('heading', { name: 'Setting' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Messages' })).toBeTruthy()
})
