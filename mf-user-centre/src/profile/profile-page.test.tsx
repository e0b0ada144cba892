import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, Refused, rina } from '../testing/open-page.tsx'
import { harrow } from '../testing/sample-offers.ts'

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
  'usercenter.profile': () => profile(user),
})
const profile = (user: typeof dimas, traderCode: string | null = null) => ({
  user,
  counts: { comments: 3, exposures: 1, fans: 7 },
  traderCode,
  posts: noPosts,
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

test('the profile of a broker’s staff shows the broker with its worst state and its figures', async () => {
  const asked: object[] = []
  await openPage('/user/u2.html', {
    'usercenter.profile': () => profile(dimas, 'hw1'),
    'businesscard.get': input => {
      asked.push(input)
      return { user: null, broker: harrow, counts: { comments: 12, exposures: 5, fans: 31 } }
    },
  })
  const card = screen.getByRole('heading', { name: 'Answers reviews for this broker' }).closest('section')!
  for (const text of ['Harrow Markets', 'No licence found', 'Reviews12Exposures5Followers31'])
    expect(card.textContent).toContain(text)
  expect(within(card).getByRole('link', { name: 'Harrow Markets' }).getAttribute('href')).toBe(
    '/en/brokers/info/harrow-hw1.html',
  )
  expect(asked).toEqual([{ traderCode: 'hw1' }])
})

test('a business card is asked for only for the profile of a broker’s staff, and the profile works without it', async () => {
  const asked: object[] = []
  const failing = (input: object) => {
    asked.push(input)
    return new Refused(503, { message: 'down' })
  }
  await openPage('/user/u2.html', { ...profileOf(dimas), 'businesscard.get': failing })
  expect(asked).toEqual([])
  await openPage('/user/u2.html', { 'usercenter.profile': () => profile(dimas, 'hw1'), 'businesscard.get': failing })
  expect([asked.length, screen.getAllByRole('heading', { level: 1, name: 'Dimas A.' }).length]).toEqual([1, 2])
})

test.each(['/user/no-such-page.html', '/user/u2'])('the address %s is not a profile', async path => {
  await openPage(path, { 'usercenter.profile': () => new Refused(404, {}) })
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeTruthy()
})
