import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, Refused, rina, type Backend } from '../testing/open-page.tsx'

const agents = {
  phone: 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari/537.36',
  laptop: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0',
  tablet: 'Mozilla/5.0 (iPad) Version/18.6 Mobile/15E148 Safari/604.1',
}
const session = (sessionId: string, device: string, current = false) => ({
  sessionId,
  device,
  current,
  ip: '203.0.113.9',
  countryCode: '360',
  createdAt: '2026-11-01T08:00:00Z',
  lastSeenAt: '2026-11-20T09:00:00Z',
})
const phone = session('s1', agents.phone, true)
const laptop = session('s2', agents.laptop)
const tablet = session('s3', agents.tablet)

function sessionsBackend(sessions = [phone, laptop, tablet], overrides: Backend = {}): Backend {
  let items = sessions
  return {
    'usercenter.sessions': () => ({ items }),
    'usercenter.sessionrevoke': ({ sessionId }) => ({
      items: (items = items.filter(entry => entry.sessionId !== sessionId)),
    }),
    'usercenter.sessionrevokeothers': () => ({ items: (items = items.filter(entry => entry.current)) }),
    'usercenter.applications': () => ({ items: [] }),
    'usercenter.signinhistory': () => ({ items: [], total: 0, pageIndex: 1, pageSize: 20 }),
    'usercenter.refusedsignins': () => ({ items: [] }),
    'usercenter.openidproviders': () => ({ items: [] }),
    'usercenter.thirdbound': () => ({ items: [] }),
    'usercenter.logout': () => ({ done: true }),
    ...overrides,
  }
}

const devices = () =>
  screen.getAllByText(/ on (Android|Windows|iPad)$/, { ignore: 'button *' }).map(shown => shown.textContent)

test('the current device is listed first, labelled and without a revoke button', async () => {
  await openPage('/user/security.html', sessionsBackend())
  expect(devices()).toEqual(['Chrome on Android', 'Firefox on Windows', 'Safari on iPad'])
  const first = screen.getByText('This device').closest('li')!
  expect(first.textContent).toContain('Active now')
  expect(within(first).queryByRole('button')).toBeNull()
  expect(screen.getByRole('button', { name: 'Revoke Firefox on Windows' })).toBeTruthy()
})

test('revoking a device removes it from the list and focuses the confirmation', async () => {
  await openPage('/user/security.html', sessionsBackend())
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Firefox on Windows' }))
  const said = await screen.findByText('The device is logged out.')
  expect(devices()).toEqual(['Chrome on Android', 'Safari on iPad'])
  expect(document.activeElement!.contains(said)).toBe(true)
})

test('a long list of devices shows the first ten and the rest on request', async () => {
  const many = [phone, ...Array.from({ length: 199 }, (_, index) => session(`other${index}`, agents.laptop))]
  await openPage('/user/security.html', sessionsBackend(many))
  expect(devices()).toHaveLength(10)
  await userEvent.click(screen.getByRole('link', { name: 'Show all 200' }))
  await waitFor(() => expect(devices()).toHaveLength(200))
  expect(screen.queryByRole('link', { name: /Show all/ })).toBeNull()
})

test('logging out of an already ended session leads to the home page', async () => {
  await openPage(
    '/user/security.html',
    sessionsBackend([phone], {
      'usercenter.logout': () => new Refused(401, { ErrorCode: 2001, message: 'You are not logged in.' }),
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
})

test('all other devices can be revoked at once', async () => {
  await openPage('/user/security.html', sessionsBackend())
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the other 2 devices' }))
  expect(await screen.findByText('Your other devices are logged out.')).toBeTruthy()
  expect(devices()).toEqual(['Chrome on Android'])
  expect(screen.getByText('You are logged in on this device only.')).toBeTruthy()
})

test('a device whose session has already ended counts as revoked', async () => {
  await openPage(
    '/user/security.html',
    sessionsBackend([phone, laptop], { 'usercenter.sessionrevoke': () => new Refused(404, {}) }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Firefox on Windows' }))
  expect(await screen.findByText('The device is logged out.')).toBeTruthy()
})

test('logging out ends the session and leads to the home page', async () => {
  const { store } = await openPage('/user/security.html', sessionsBackend())
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
  expect(store.session.isLoggedIn).toBe(false)
})

test('a failed logout keeps the visitor logged in and shows the reason', async () => {
  const { store } = await openPage(
    '/user/security.html',
    sessionsBackend([phone], {
      'usercenter.logout': () => new Refused(503, { message: 'Part of the site is currently unavailable.' }),
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('Part of the site is currently unavailable.')).toBeTruthy()
  expect(store.session.isLoggedIn).toBe(true)
})

test('the sign-in history shows the method, device and time', async () => {
  const entry = {
    at: '2026-11-18T21:04:00Z',
    way: 'third',
    provider: 'google',
    device: agents.laptop,
    ip: '203.0.113.9',
    countryCode: '360',
  }
  await openPage(
    '/user/security.html',
    sessionsBackend([phone], {
      'usercenter.openidproviders': () => ({ items: [{ provider: 'google', name: 'Google' }] }),
      'usercenter.signinhistory': () => ({ items: [entry], total: 1, pageIndex: 1, pageSize: 20 }),
    }),
  )
  const history = screen.getByRole('region', { name: 'Sign-in history' })
  expect(within(history).getByRole('listitem').textContent).toBe(
    'Firefox on WindowsWith Google, 18 Nov 2026, 21:04, 203.0.113.9',
  )
})

test('refused sign-ins have their own list with counts, which is hidden when there are none', async () => {
  const entry = {
    at: '2026-11-18T21:04:00Z',
    way: 'password',
    tries: 3,
    device: agents.laptop,
    ip: '203.0.113.9',
    countryCode: '360',
  }
  const name = 'Failed sign-in attempts'
  await openPage(
    '/user/security.html',
    sessionsBackend([phone], {
      'usercenter.refusedsignins': () => ({ items: [entry, { ...entry, way: 'code', tries: 1 }] }),
    }),
  )
  const rows = within(screen.getByRole('region', { name })).getAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    '3 wrong passwordsFirefox on Windows, 18 Nov 2026, 21:04, 203.0.113.9',
    'Wrong codeFirefox on Windows, 18 Nov 2026, 21:04, 203.0.113.9',
  ])
  expect(within(screen.getByRole('region', { name: 'Sign-in history' })).queryByText(/wrong/)).toBeNull()
  cleanup()
  await openPage('/user/security.html', sessionsBackend())
  expect(screen.queryByRole('region', { name })).toBeNull()
})

describe('applications', () => {
  const app = {
    clientId: 'a1',
    name: 'Trade Log',
    scopes: ['read', 'write'],
    since: '2026-10-02T10:00:00Z',
    lastUsedAt: null,
  }
  const other = { ...app, clientId: 'a2', name: 'Price Watch', scopes: ['read'] }
  const panel = () => within(screen.getByRole('region', { name: 'Applications' }))
  const backend = (more: Backend = {}): Backend => {
    let items = [app, other]
    return sessionsBackend([phone], {
      'usercenter.applications': () => ({ items }),
      'usercenter.applicationrevoke': ({ clientId }) => ({
        items: (items = items.filter(entry => entry.clientId !== clientId)),
      }),
      ...more,
    })
  }

  test('an application with access shows its permissions, the start of its access and its last use', async () => {
    const used = { ...app, scopes: [], lastUsedAt: '2026-11-19T12:00:00Z' }
    await openPage(
      '/user/security.html',
      backend({ 'usercenter.applications': () => ({ items: [app, other, { ...used, clientId: 'a3' }] }) }),
    )
    const [first, second, third] = panel()
      .getAllByRole('listitem')
      .map(row => row.textContent)
    expect(first).toBe(
      'Trade LogCan see your data and act in your nameAccess since 2 Oct 2026, never usedRevoke Trade Log',
    )
    expect(second).toContain('Price WatchCan see your dataAccess')
    expect(third).toMatch(/Can see public pages only[^C]*, last used /)
  })

  test('applications can be revoked one by one; without any, the page says that none has access', async () => {
    await openPage('/user/security.html', backend())
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Trade Log' }))
    const said = await screen.findByText('The application no longer has access.')
    expect(document.activeElement!.contains(said)).toBe(true)
    expect(screen.queryByRole('button', { name: 'Revoke Trade Log' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Price Watch' }))
    expect(await panel().findByText('No application has access to your account.')).toBeTruthy()
  })

  test('an application that has already lost its access counts as revoked', async () => {
    await openPage('/user/security.html', backend({ 'usercenter.applicationrevoke': () => new Refused(404, {}) }))
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Trade Log' }))
    expect(await screen.findByText('The application no longer has access.')).toBeTruthy()
  })

  test('an application stays listed when revoking fails, and the reason is shown', async () => {
    await openPage(
      '/user/security.html',
      backend({
        'usercenter.applicationrevoke': () =>
          new Refused(503, { message: 'Part of the site is currently unavailable.' }),
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Trade Log' }))
    expect(await screen.findByText('Part of the site is currently unavailable.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Revoke Trade Log' })).toBeTruthy()
  })
})

describe('logging in with other accounts', () => {
  const house = { provider: 'house', name: 'House', boundAt: '2026-10-02T10:00:00Z', onlyWay: false }
  const backend = (linked = [house], more: Backend = {}): Backend =>
    sessionsBackend([phone], {
      'usercenter.openidproviders': () => ({
        items: [
          { provider: 'house', name: 'House' },
          { provider: 'away', name: 'Away' },
        ],
      }),
      'usercenter.thirdbound': () => ({ items: linked }),
      ...more,
    })
  const panel = () => screen.getByRole('region', { name: 'Login with other accounts' })

  test('the security page lists login providers and connects another with a link that returns to it', async () => {
    await openPage('/user/security.html', backend())
    expect(
      within(panel())
        .getAllByRole('listitem')
        .map(row => row.textContent),
    ).toEqual(['HouseConnected since 2 Oct 2026Remove House', 'AwayNot connectedConnect Away'])
    const start = new URL(
      within(panel()).getByRole('link', { name: 'Connect Away' }).getAttribute('href')!,
      'http://localhost',
    )
    expect(Object.fromEntries(start.searchParams)).toEqual({
      provider: 'away',
      link: 'true',
      returnPath: '/en/user/security.html?third=linked',
    })
  })

  test('removing a login provider requires the password; a wrong one is rejected at its field', async () => {
    const unbind: Backend[string] = ({ provider, password }) =>
      provider === 'house' && password === 'right secret'
        ? { items: [] }
        : new Refused(400, { errors: [{ field: 'password', message: 'The password is wrong.' }] })
    await openPage('/user/security.html', backend([house], { 'usercenter.thirdunbind': unbind }))
    await userEvent.click(screen.getByRole('link', { name: 'Remove House' }))
    const password = await screen.findByLabelText('Current password')
    await userEvent.type(password, '{Enter}')
    await screen.findByText('Please fill in this field.')
    await userEvent.type(password, 'wrong secret{Enter}')
    await screen.findByText('The password is wrong.')
    await userEvent.clear(password)
    await userEvent.type(password, 'right secret{Enter}')
    expect(await screen.findByText('Removed. You can no longer log in with it.')).toBeTruthy()
  })

  test('an only login provider and an account without a password show what to do first', async () => {
    await openPage('/user/security.html?unlink=house', backend([{ ...house, onlyWay: true }]))
    expect(within(panel()).getByText(/only way to log in to your account/)).toBeTruthy()
    expect(within(panel()).queryByRole('button')).toBeNull()
    cleanup()
    await openPage('/user/security.html', backend(), { ...rina, hasPassword: false })
    expect(within(panel()).getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/en/forgot.html')
    expect(within(panel()).queryByRole('link', { name: /House|Away/ })).toBeNull()
  })

  test('an account without a password, an email and a phone number leads to the settings, where one of them can be added', async () => {
    await openPage('/user/security.html', backend(), { ...rina, hasPassword: false, email: null })
    const link = within(panel()).getByRole('link', { name: 'Add an email or a phone number' })
    expect(link.getAttribute('href')).toBe('/en/user/setting.html')
    expect(within(panel()).queryByRole('link', { name: 'Set a password' })).toBeNull()
  })

  test('login providers are not shown on a site without any', async () => {
    await openPage('/user/security.html', sessionsBackend())
    expect(screen.queryByRole('region', { name: 'Login with other accounts' })).toBeNull()
  })
})

test('the export of account data is prepared and then offered as a download', async () => {
  const stored = {
    exportedAt: '2026-11-20T12:00:00Z',
    site: 'http://localhost',
    data: { reviews: [{ content: 'Paid & fair' }] },
  }
  await openPage('/user/security.html', sessionsBackend([phone], { 'usercenter.accountexport': () => stored }))
  await userEvent.click(screen.getByRole('button', { name: 'Prepare Export' }))
  const file = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Download' })
  expect(file.download).toBe('my-data.json')
  expect(JSON.parse(decodeURIComponent(file.getAttribute('href')!.split(',', 2)[1]!))).toEqual(stored)
})

describe('deleting the account', () => {
  const openDelete = async (backend: Backend) => {
    const { store } = await openPage('/user/security.html', sessionsBackend([phone], backend))
    await userEvent.click(screen.getByRole('link', { name: 'Delete account' }))
    await screen.findByLabelText('Type DELETE')
    return store
  }
  const fill = async (password: string, word: string) => {
    await userEvent.type(screen.getByLabelText('Current password'), password)
    await userEvent.type(screen.getByLabelText('Type DELETE'), word)
    await userEvent.click(screen.getByRole('button', { name: 'Delete permanently' }))
  }

  test('deleting the account requires the typed word; without it nothing is sent', async () => {
    const store = await openDelete({})
    await fill('old secret', 'yes')
    expect(await screen.findByText('Type the word DELETE.')).toBeTruthy()
    expect(store.session.isLoggedIn).toBe(true)
  })

  test('a wrong password for deleting the account is rejected at its field', async () => {
    await openDelete({
      'usercenter.accountdelete': () =>
        new Refused(400, { errors: [{ field: 'password', message: 'The password is wrong.' }] }),
    })
    await fill('not my secret', 'delete')
    await screen.findByText('The password is wrong.')
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
  })

  test('deleting the account logs the user out and leads to the home page', async () => {
    const store = await openDelete({ 'usercenter.accountdelete': () => ({ done: true }) })
    await fill('old secret', 'DELETE')
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
    expect(store.session.isLoggedIn).toBe(false)
  })
})
