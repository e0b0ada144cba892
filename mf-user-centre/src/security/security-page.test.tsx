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

test('this device stands first, named as such and without a revoke button', async () => {
  await openPage('/user/security.html', sessionsBackend())
  expect(devices()).toEqual(['Chrome on Android', 'Firefox on Windows', 'Safari on iPad'])
  const first = screen.getByText('This device').closest('li')!
  expect(first.textContent).toContain('Active now')
  expect(within(first).queryByRole('button')).toBeNull()
  expect(screen.getByRole('button', { name: 'Revoke Firefox on Windows' })).toBeTruthy()
})

test('revoking a device takes it from the list, says so and keeps the focus at what was said', async () => {
  await openPage('/user/security.html', sessionsBackend())
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Firefox on Windows' }))
  const said = await screen.findByText('The device is logged out.')
  expect(devices()).toEqual(['Chrome on Android', 'Safari on iPad'])
  expect(document.activeElement!.contains(said)).toBe(true)
})

test('of very many devices the first are shown, the others when asked for', async () => {
  const many = [phone, ...Array.from({ length: 199 }, (_, index) => session(`other${index}`, agents.laptop))]
  await openPage('/user/security.html', sessionsBackend(many))
  expect(devices()).toHaveLength(10)
  await userEvent.click(screen.getByRole('link', { name: 'Show all 200' }))
  await waitFor(() => expect(devices()).toHaveLength(200))
  expect(screen.queryByRole('link', { name: /Show all/ })).toBeNull()
})

test('who is logged out already in another tab is led home by logging out', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the other 2' }))
  expect(await screen.findByText('Your other devices are logged out.')).toBeTruthy()
  expect(devices()).toEqual(['Chrome on Android'])
  expect(screen.getByText('You are logged in on this device only.')).toBeTruthy()
})

test('a device that ended its session by itself counts as revoked', async () => {
  await openPage(
    '/user/security.html',
    sessionsBackend([phone, laptop], { 'usercenter.sessionrevoke': () => new Refused(404, {}) }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Firefox on Windows' }))
  expect(await screen.findByText('The device is logged out.')).toBeTruthy()
})

test('logging out leads home and leaves nobody logged in', async () => {
  const { store } = await openPage('/user/security.html', sessionsBackend())
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
  expect(store.session.isLoggedIn).toBe(false)
})

test('where logging out failed, the visitor still is logged in and is told why', async () => {
  const { store } = await openPage(
    '/user/security.html',
    sessionsBackend([phone], {
      'usercenter.logout': () => new Refused(503, { message: 'A part of the site is down.' }),
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('A part of the site is down.')).toBeTruthy()
  expect(store.session.isLoggedIn).toBe(true)
})

test('what happened before says how, with what and when', async () => {
  const entry = {
    at: '2026-11-18T21:04:00Z',
    way: 'third',
    provider: 'Google',
    device: agents.laptop,
    ip: '203.0.113.9',
    countryCode: '360',
  }
  await openPage(
    '/user/security.html',
    sessionsBackend([phone], {
      'usercenter.signinhistory': () => ({ items: [entry], total: 1, pageIndex: 1, pageSize: 20 }),
    }),
  )
  const history = screen.getByRole('region', { name: 'Sign-in history' })
  expect(within(history).getByRole('listitem').textContent).toBe(
    'Firefox on WindowsThrough Google, 18 Nov 2026, 21:04, 203.0.113.9',
  )
})

test('who was refused stands apart from who got in, with how often; nobody refused, nothing said', async () => {
  const entry = {
    at: '2026-11-18T21:04:00Z',
    way: 'password',
    tries: 3,
    device: agents.laptop,
    ip: '203.0.113.9',
    countryCode: '360',
  }
  const name = 'Refused sign-ins'
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

  test('say what they may do, since when, and when they last did', async () => {
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

  test('lose their access one by one; the last one gone, the page says that there are none', async () => {
    await openPage('/user/security.html', backend())
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Trade Log' }))
    const said = await screen.findByText('The application no longer has access.')
    expect(document.activeElement!.contains(said)).toBe(true)
    expect(screen.queryByRole('button', { name: 'Revoke Trade Log' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Price Watch' }))
    expect(await panel().findByText('No application has access to your account.')).toBeTruthy()
  })

  test('one that lost its access meanwhile counts as revoked', async () => {
    await openPage('/user/security.html', backend({ 'usercenter.applicationrevoke': () => new Refused(404, {}) }))
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Trade Log' }))
    expect(await screen.findByText('The application no longer has access.')).toBeTruthy()
  })

  test('stay listed where revoking failed, and the page says why', async () => {
    await openPage(
      '/user/security.html',
      backend({ 'usercenter.applicationrevoke': () => new Refused(503, { message: 'A part of the site is down.' }) }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Trade Log' }))
    expect(await screen.findByText('A part of the site is down.')).toBeTruthy()
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
  const panel = () => screen.getByRole('region', { name: 'Log-in with other accounts' })

  test('shows who is connected and connects another by a plain link, which comes back here', async () => {
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

  test('is removed by the password; a wrong one is told at its field', async () => {
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

  test('the only way in, and an account without a password, say what to do first', async () => {
    await openPage('/user/security.html?unlink=house', backend([{ ...house, onlyWay: true }]))
    expect(within(panel()).getByText(/only way into your account/)).toBeTruthy()
    expect(within(panel()).queryByRole('button')).toBeNull()
    cleanup()
    await openPage('/user/security.html', backend(), { ...rina, hasPassword: false })
    expect(within(panel()).getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/en/forgot.html')
    expect(within(panel()).queryByRole('link', { name: /House|Away/ })).toBeNull()
  })

  test('where the site has none, nothing is said of it', async () => {
    await openPage('/user/security.html', sessionsBackend())
    expect(screen.queryByRole('region', { name: 'Log-in with other accounts' })).toBeNull()
  })
})

test('all that is stored is prepared first, and then a file to download', async () => {
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
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
  }

  test('wants the word typed by hand; without it nothing is sent', async () => {
    const store = await openDelete({})
    await fill('old secret', 'yes')
    expect(await screen.findByText('Type the word DELETE.')).toBeTruthy()
    expect(store.session.isLoggedIn).toBe(true)
  })

  test('a wrong password is told at its field', async () => {
    await openDelete({
      'usercenter.accountdelete': () =>
        new Refused(400, { errors: [{ field: 'password', message: 'The password is wrong.' }] }),
    })
    await fill('not my secret', 'delete')
    await screen.findByText('The password is wrong.')
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
  })

  test('leads home, logged out', async () => {
    const store = await openDelete({ 'usercenter.accountdelete': () => ({ done: true }) })
    await fill('old secret', 'DELETE')
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
    expect(store.session.isLoggedIn).toBe(false)
  })
})
