import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, Refused, rina } from '../testing/open-page.tsx'

const dimas = {
  userId: 'u2',
  nick: 'Dimas A.',
  avatar: null,
  countryCode: '360',
  twoCharCode: 'ID',
  countryName: 'Indonesia',
  identity: 'trader',
  vest: false,
  fans: 7,
}
const noPosts = { items: [], total: 0, pageIndex: 1, pageSize: 20 }
const profileOf = (user: typeof dimas) => ({
  'usercenter.profile': () => ({ user, counts: { comments: 3, exposures: 1, fans: 7 }, posts: noPosts }),
})

test('another user’s profile shows the public data and can be followed', async () => {
  let on = false
  await openPage('/user/u2.html', {
    ...profileOf(dimas),
    'usercenter.followed': () => ({ userIds: on ? ['u2'] : [] }),
    'batchfollow.follow': () => {
      on = true
      return { follows: 1, collections: 0 }
    },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dimas A.')
  expect(screen.getByText('Nothing published yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Follow Dimas A.' }))
  expect(await screen.findByRole('button', { name: 'Unfollow Dimas A.' })).toBeTruthy()
})

test('a user’s own profile links to the settings instead of offering to follow', async () => {
  await openPage('/user/u1.html', profileOf({ ...dimas, userId: 'u1', nick: rina.nick }))
  expect(screen.getByRole('link', { name: 'Edit your profile' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull()
})

test('the follow button on a profile opens the login dialog for an anonymous visitor', async () => {
  const { store } = await openPage('/user/u2.html', profileOf(dimas), null)
  await userEvent.click(screen.getByRole('button', { name: 'Follow Dimas A.' }))
  expect(store.session.promptOpen).toBe(true)
  expect(store.toasts.items.map(({ text }) => text)).toEqual(['You are not logged in'])
})

test.each(['/user/no-such-page.html', '/user/u2'])('the address %s is not a profile', async path => {
  await openPage(path, { 'usercenter.profile': () => new Refused(404, {}) })
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeTruthy()
})
