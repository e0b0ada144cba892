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
  await userEvent.type(field('Repeat new password'), repeated)
  await press('Change password')
}

test('the settings show the masked email address and mark missing data', async () => {
  await openPage('/user/setting.html', accountBackend())
  expect(screen.getByText('r•••a@mail.example')).toBeTruthy()
  expect(
    within(screen.getByText('Phone', { ignore: 'button *, a *' }).closest('li')!).getByText('Not provided'),
  ).toBeTruthy()
  expect(screen.getByText('Member since 4 Mar 2025')).toBeTruthy()
})

test('the account menu marks the current page', async () => {
  await openPage('/user/setting.html', accountBackend())
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Settings')
})

test('a new nickname is saved, confirmed and passed to the rest of the portal', async () => {
  const { store } = await openPage('/user/setting.html', accountBackend())
  await userEvent.clear(field('Nickname'))
  await userEvent.type(field('Nickname'), '  Rina Wijaya ')
  await press('Save nickname')
  expect(await screen.findByText('Nickname saved')).toBeTruthy()
  expect(field('Nickname').value.trim()).toBe('Rina Wijaya')
  expect(store.session.user?.nick).toBe('Rina Wijaya')
})

test('a nickname that is too short is rejected at its focused field, kept as typed and not sent', async () => {
  const { store } = await openPage('/user/setting.html', accountBackend())
  await userEvent.clear(field('Nickname'))
  await userEvent.type(field('Nickname'), 'R')
  await press('Save nickname')
  const reason = await screen.findByText('Use 2 to 20 visible characters.')
  expect(field('Nickname').getAttribute('aria-describedby')).toContain(reason.id)
  expect(field('Nickname').value).toBe('R')
  expect(document.activeElement).toBe(field('Nickname'))
  expect(store.session.user?.nick).toBe('Rina W.')
})

test('a settings form sent after the session expired opens the login dialog and keeps the input', async () => {
  const { store } = await openPage(
    '/user/setting.html',
    accountBackend({
      'usercenter.modifynick': () => new Refused(401, { ErrorCode: 2001, message: 'You are not logged in.' }),
    }),
  )
  await userEvent.clear(field('Nickname'))
  await userEvent.type(field('Nickname'), 'Rina Wijaya')
  await press('Save nickname')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You are no longer logged in/)
  expect([store.session.promptOpen, field('Nickname').value]).toEqual([true, 'Rina Wijaya'])
})

test('a nickname that is already taken is rejected at its field', async () => {
  const refusal = new Refused(409, {
    message: 'x',
    errors: [{ field: 'nick', message: 'This nickname is already taken.' }],
  })
  await openPage('/user/setting.html', accountBackend({ 'usercenter.modifynick': () => refusal }))
  await press('Save nickname')
  await screen.findByText('This nickname is already taken.')
  expect(field('Nickname').getAttribute('aria-invalid')).toBe('true')
})

test('saving the gender keeps an unsaved nickname', async () => {
  const { store } = await openPage('/user/setting.html', accountBackend())
  await userEvent.type(field('Nickname'), 'x')
  await userEvent.selectOptions(field('Gender'), 'Female')
  await press('Save gender')
  expect(await screen.findByText('Gender saved')).toBeTruthy()
  expect(store.session.user?.gender).toBe('female')
  expect(field('Nickname').value).toBe('Rina W.x')
})

test('an empty password form shows an error at each missing field', async () => {
  await openPage('/user/setting.html', accountBackend())
  await press('Change password')
  expect(await screen.findByText('Please fill in this field.')).toBeTruthy()
  expect(screen.getByText('Use 8 to 64 characters.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Current password'))
})

test('new passwords that differ are rejected at the second field and not sent', async () => {
  // The backend has no password call: a request would fail.
  await openPage('/user/setting.html', accountBackend())
  await typePasswords('old secret', 'new secret 1', 'new secret 2')
  expect(await screen.findByText('The passwords do not match.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Repeat new password'))
})

test('a wrong current password is rejected at its field', async () => {
  const refusal = new Refused(400, { errors: [{ field: 'oldPassword', message: 'The password is wrong.' }] })
  await openPage('/user/setting.html', accountBackend({ 'usercenter.modifypassword': () => refusal }))
  await typePasswords('wrong', 'new secret 1', 'new secret 1')
  await screen.findByText('The password is wrong.')
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true')
})

test('a password change clears the password fields', async () => {
  await openPage('/user/setting.html', accountBackend({ 'usercenter.modifypassword': () => ({ user: rina }) }))
  await typePasswords('old secret', 'new secret 1', 'new secret 1')
  expect(await screen.findByText('Password changed. Your other devices are logged out.')).toBeTruthy()
  for (const label of ['Current password', 'New password', 'Repeat new password']) expect(field(label).value).toBe('')
})

test('a rate-limited password change shows one error for the form', async () => {
  const refusal = new Refused(429, { message: 'Too many tries. Wait 10 minutes.' })
  await openPage('/user/setting.html', accountBackend({ 'usercenter.modifypassword': () => refusal }))
  await typePasswords('wrong', 'new secret 1', 'new secret 1')
  expect((await screen.findByRole('alert')).textContent).toBe('Too many tries. Wait 10 minutes.')
})

test('a settings form that gets no response shows a connection error', async () => {
  const offline = () => {
    throw new TypeError('Failed to fetch')
  }
  await openPage('/user/setting.html', accountBackend({ 'usercenter.modifynick': offline }))
  await press('Save nickname')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not reach the site. Check your internet connection, then try again.',
  )
})

test('the settings of an account without a password show no password form', async () => {
  await openPage(
    '/user/setting.html',
    accountBackend({ 'usercenter.getuser': () => ({ user: { ...rina, hasPassword: false } }) }),
  )
  expect(screen.queryByLabelText('Current password')).toBeNull()
})

describe('notices by email', () => {
  const off = { system: true, reply: false, exposure: true, followed: true, enterprise: true, reminder: true }
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)

  test('each kind of notice can be chosen, and the settings say that security emails are always sent', async () => {
    const sent: unknown[] = []
    let mail = off
    await openPage(
      '/user/setting.html',
      accountBackend({
        'usercenter.mailsettings': () => mail,
        'usercenter.modifymailsettings': changes => {
          sent.push(changes)
          return (mail = changes as unknown as typeof off)
        },
      }),
    )
    expect(
      screen.getByText(/about the security of your account, such as a changed password, are always sent/),
    ).toBeTruthy()
    expect(ticked()).toEqual([true, false, true, true, true, true])
    await userEvent.click(box('Replies to your posts'))
    await userEvent.click(box('Progress of complaints'))
    await press('Save email choices')
    expect(await screen.findByText('Email choices saved')).toBeTruthy()
    expect(sent).toEqual([
      { system: true, reply: true, exposure: false, followed: true, enterprise: true, reminder: true },
    ])
    expect(ticked()).toEqual([true, true, false, true, true, true])
  })

  test('a choice that cannot be saved is kept, and the reason is shown', async () => {
    const refusal = new Refused(503, { message: 'Part of the site is currently unavailable.' })
    await openPage(
      '/user/setting.html',
      accountBackend({ 'usercenter.mailsettings': () => off, 'usercenter.modifymailsettings': () => refusal }),
    )
    await userEvent.click(box('Work as broker staff'))
    await press('Save email choices')
    expect((await screen.findByRole('alert')).textContent).toBe('Part of the site is currently unavailable.')
    expect(ticked()).toEqual([true, false, true, true, false, true])
  })

  test('an account without an email address is told that nothing is emailed', async () => {
    await openPage(
      '/user/setting.html',
      accountBackend({ 'usercenter.getuser': () => ({ user: { ...rina, email: null } }) }),
    )
    expect(screen.getByText(/^Your account has no email address, so nothing is emailed/)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('the profile picture', () => {
  const choose = (file: File) => userEvent.upload(field('Picture'), file)

  test('a profile picture is previewed before it is sent and then passed to the rest of the portal', async () => {
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

  test('a profile picture that is too large or in a wrong format is rejected at its field', async () => {
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

test('the settings show that an identity check is pending', async () => {
  await openPage(
    '/user/setting.html',
    accountBackend({
      'usercenter.getuser': () => ({ user: { ...rina, certificate: { state: 'pending', reason: null } } }),
    }),
  )
  expect(screen.getByText('Your identity is being checked.')).toBeTruthy()
})

test('the account menu shows counts, and moderation only to moderators', async () => {
  const counts = { ...noCounts, collections: 4, follows: 2, unread: 3 }
  await openPage('/user/setting.html', accountBackend({ 'usercenter.traderinfocount': () => counts }))
  const menu = screen.getByRole('navigation', { name: 'Account' })
  expect(within(menu).getByRole('link', { name: 'Following 6 items' })).toBeTruthy()
  expect(within(menu).getByRole('link', { name: 'Messages 3 items' })).toBeTruthy()
  expect(within(menu).queryByRole('link', { name: 'Moderation' })).toBeNull()
  cleanup()
  await openPage('/user/setting.html', accountBackend(), { ...rina, roles: ['moderator'] })
  expect(screen.getByRole('link', { name: 'Moderation' })).toBeTruthy()
})

test('the settings are shown without counts when the counts fail to load', async () => {
  await openPage('/user/setting.html', accountBackend({ 'usercenter.traderinfocount': () => new Refused(503, {}) }))
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Messages' })).toBeTruthy()
})
