import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { noCounts, openPage, Refused, rina, type Backend } from '../testing/open-page.tsx'

const { subtle } = globalThis.crypto
/** A browser without it cannot do the bot check's work; nor can the server, for who has no JavaScript. */
const setSubtle = (value: SubtleCrypto | undefined) => Object.defineProperty(globalThis.crypto, 'subtle', { value, configurable: true })
beforeEach(() => setSubtle(undefined))
afterEach(() => setSubtle(subtle))

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
  expect(within(screen.getByText('Phone', { ignore: 'button *, a *' }).closest('li')!).getByText('Not given')).toBeTruthy()
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

describe('the picture', () => {
  const choose = (file: File) => userEvent.upload(field('Picture'), file)

  test('is shown before it is sent, and known to the rest of the portal after', async () => {
    const backend = accountBackend({ 'usercenter.modifyavatar': () => ({ user: { ...rina, avatar: '/images/new.webp' } }) })
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

describe('changing the email', () => {
  const sent = { 'usercenter.sendemail': () => ({ sendId: 'send-1234', expiresIn: 300, resendAfter: 60 }) }
  const validated = { 'usercenter.validateemailcode': () => ({ codeToken: 'token-of-a-proved-address', expiresIn: 600 }) }
  const askForCode = async (backend: Backend) => {
    const page = await openPage('/user/setting.html', accountBackend({ ...sent, ...validated, ...backend }))
    await userEvent.click(screen.getByRole('link', { name: 'Change Email' }))
    await userEvent.type(await screen.findByLabelText('New email'), 'new@mail.example')
    await press('Send the code')
    return page
  }
  const confirm = async () => {
    await userEvent.type(await screen.findByLabelText('Code'), '123456')
    await userEvent.type(screen.getAllByLabelText('Current password')[0]!, 'old secret')
    await press('Confirm')
  }

  test('takes a code and the password, and is said once the new one counts', async () => {
    const asked: unknown[] = []
    const backend = { 'usercenter.modifyemail': (input: unknown) => { asked.push(input); return { user: { ...rina, email: 'n•••w@mail.example' } } } }
    const { store } = await askForCode(backend)
    expect(await screen.findByText(/If new@mail\.example can be used, a code is on its way\. It is valid for 5 minutes\./)).toBeTruthy()
    await confirm()
    expect(await screen.findByText('Your email is changed.')).toBeTruthy()
    expect(asked).toEqual([{ codeToken: 'token-of-a-proved-address', password: 'old secret' }])
    expect(store.session.user?.email).toBe('n•••w@mail.example')
  })

  test('after a wrong password the code, which works once, is not asked for again', async () => {
    let codesUsed = 0
    const refusal = new Refused(400, { ErrorCode: 2005, errors: [{ field: 'password', message: 'The password is wrong.' }] })
    await askForCode({
      'usercenter.validateemailcode': () => ((codesUsed += 1) === 1 ? validated['usercenter.validateemailcode']() : new Refused(400, { ErrorCode: 2007, message: 'The code is used.' })),
      'usercenter.modifyemail': ({ password }) => (password === 'old secret' ? refusal : { user: rina }),
    })
    await confirm()
    expect(await screen.findByText('The password is wrong.')).toBeTruthy()
    expect(screen.queryByLabelText('Code')).toBeNull()
    await userEvent.type(screen.getAllByLabelText('Current password')[0]!, '!')
    await press('Confirm')
    expect(await screen.findByText('Your email is changed.')).toBeTruthy()
  })

  test('an address of another account leads back to where it is typed, with what was typed', async () => {
    const refusal = new Refused(409, { ErrorCode: 3106, message: 'This belongs to another account.' })
    await askForCode({ 'usercenter.modifyemail': () => refusal })
    await confirm()
    expect(await screen.findByText('This belongs to another account.')).toBeTruthy()
    expect(field('New email').value).toBe('new@mail.example')
  })

  test('a browser that cannot do the bot check’s work is shown a picture to read', async () => {
    const answers: unknown[] = []
    const backend = {
      'usercenter.sendemail': ({ bot }: Record<string, unknown>) => {
        answers.push(bot)
        return bot ? sent['usercenter.sendemail']() : new Refused(400, { ErrorCode: 2008, errors: [{ field: 'bot', message: 'Show that you are a person.' }] })
      },
      'usercenter.graphcode': () => ({ graphId: 'g1', image: 'data:image/png;base64,AAAA', expiresIn: 300 }),
    }
    await askForCode(backend)
    await userEvent.type(await screen.findByLabelText('Characters in the picture'), 'ab3cd')
    await press('Send the code')
    expect(await screen.findByLabelText('Code')).toBeTruthy()
    expect(answers.at(-1)).toEqual({ graphId: 'g1', graphCode: 'ab3cd' })
  })
})

test('a first phone number asks for no password', async () => {
  await openPage('/user/setting.html', accountBackend({
    'usercenter.sendsmscode': ({ areaCode, phone, scene }) => (areaCode === '+62' && phone === '81234567890' && scene === 'bind' ? { sendId: 'send-1234', expiresIn: 300, resendAfter: 60 } : new Refused(400, {})),
    'usercenter.validatesmscode': () => ({ codeToken: 'token-of-a-proved-number', expiresIn: 600 }),
    'usercenter.phonebind': () => ({ user: { ...rina, areaCode: '+62', phone: '••••••••890' } }),
  }))
  await userEvent.click(screen.getByRole('link', { name: 'Add Phone' }))
  await userEvent.type(await screen.findByLabelText('Phone'), '812-3456 7890')
  await press('Send the code')
  await userEvent.type(await screen.findByLabelText('Code'), '123456')
  await press('Confirm')
  expect(await screen.findByText('Your phone number is changed.')).toBeTruthy()
})

test('while the certificate is looked at, the settings say so', async () => {
  await openPage('/user/setting.html', accountBackend({ 'usercenter.getuser': () => ({ user: { ...rina, certificate: { state: 'pending', reason: null } } }) }))
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
