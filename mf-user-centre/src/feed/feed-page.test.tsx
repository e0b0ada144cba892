import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FeedItem } from 'calls/entities/feed-item'
import type { UserPublic } from 'calls/entities/user'
import { noCounts, openPage, Refused } from '../testing/open-page.tsx'
import { harrow, pageWith } from '../testing/sample-offers.ts'

const dimas: UserPublic = {
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
const post = (change: Partial<FeedItem> = {}): FeedItem => ({
  kind: 'comment',
  code: 'c1',
  title: 'Review of Harrow Markets',
  text: 'It never paid out.',
  lang: 'en',
  url: '/en/brokers/review/harrow-hw1.html',
  user: dimas,
  broker: harrow,
  at: '2026-11-20T10:00:00Z',
  sample: false,
  ...change,
})
const followsNobody = {
  'usercenter.traderinfocount': () => noCounts,
  'postsfeed.list': () => pageWith([]),
  'suggestedusers.list': () => ({ items: [dimas] }),
}

test('the feed shows anyone the posts of all, each with its author and the worst state of its broker', async () => {
  const asked: object[] = []
  const answer = (input: object) => {
    asked.push(input)
    return pageWith([post()])
  }
  await openPage('/user/feed.html', { 'postsfeed.list': answer }, null)
  expect(asked).toEqual([{ scope: 'all', pageIndex: 1, pageSize: 20 }])
  const row = screen.getByRole('link', { name: 'Review of Harrow Markets' }).closest('li')!
  for (const text of ['It never paid out.', 'Harrow Markets', 'No licence found', 'Dimas A.'])
    expect(row.textContent).toContain(text)
  expect(screen.getByRole('link', { name: 'Dimas A.' }).getAttribute('href')).toBe('/en/user/u2.html')
  expect(screen.getByRole('link', { name: 'Harrow Markets' }).getAttribute('href')).toBe(
    '/en/brokers/info/harrow-hw1.html',
  )
  // No menu of an account that the visitor does not have.
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull()
})

test('each kind of posts and each tab of the feed has its own address, which keeps the other choice', async () => {
  const asked: object[] = []
  const answer = (input: object) => {
    asked.push(input)
    return { ...pageWith([post({ kind: 'exposure' })], 50), pageIndex: 2 }
  }
  await openPage('/user/feed.html?kind=exposure&page=2', { 'postsfeed.list': answer })
  expect(asked).toEqual([{ scope: 'all', kind: 'exposure', pageIndex: 2, pageSize: 20 }])
  const hrefOf = (name: string, scope: Pick<typeof screen, 'getByRole'> = screen) =>
    scope.getByRole('link', { name }).getAttribute('href')
  const tabs = within(screen.getByRole('navigation', { name: 'Posts' }))
  expect([hrefOf('From those you follow', tabs), hrefOf('Articles'), hrefOf('All kinds')]).toEqual([
    '/en/user/feed.html?kind=exposure&tab=following',
    '/en/user/feed.html?kind=article',
    '/en/user/feed.html',
  ])
  expect(hrefOf('Page 3 of 3')).toBe('/en/user/feed.html?kind=exposure&page=3')
})

test('a visitor without a login is asked to log in before the feed of followed people', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  const needsLogin = () => new Refused(401, { ErrorCode: 2001, message: 'not logged in' })
  const { router } = await openPage('/user/feed.html?tab=following', { 'postsfeed.list': needsLogin }, null)
  // The frame of the site turns this refusal into the login page with the address to return to.
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 401, code: 2001 }])
  quiet.mockRestore()
})

test('a user who follows nobody is told so in the feed and gets people to follow, who then disappear from the suggestions', async () => {
  let followed: readonly string[] = []
  await openPage('/user/feed.html?tab=following', {
    ...followsNobody,
    'postsfeed.list': ({ scope }) => pageWith(scope === 'following' && followed.length > 0 ? [post()] : []),
    'suggestedusers.list': () => ({ items: followed.length > 0 ? [] : [dimas] }),
    'batchfollow.follow': ({ userIds }) => {
      followed = userIds as unknown as string[]
      return { follows: 1, collections: 0 }
    },
  })
  expect(screen.getByRole('heading', { name: 'You are not following anyone yet' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Follow Dimas A.' }))
  expect(await screen.findByRole('link', { name: 'Review of Harrow Markets' })).toBeTruthy()
  expect([followed, screen.queryByText('People you could follow')]).toEqual([['u2'], null])
})

test('the feed says that there are no posts of a kind, and that those who are followed have not written', async () => {
  const none = { ...followsNobody, 'usercenter.traderinfocount': () => ({ ...noCounts, follows: 2 }) }
  await openPage('/user/feed.html?tab=following', none)
  expect(
    screen.getByRole('heading', { name: 'No posts by the people or about the brokers you follow yet' }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all posts' }).getAttribute('href')).toBe('/en/user/feed.html')
  await openPage('/user/feed.html?kind=listing', none)
  expect(screen.getByRole('heading', { name: 'No posts of this kind yet' })).toBeTruthy()
})

test('the feed works without suggestions when their call fails', async () => {
  await openPage('/user/feed.html?tab=following', {
    ...followsNobody,
    'postsfeed.list': () => pageWith([post()]),
    'suggestedusers.list': () => new Refused(503, { message: 'down' }),
  })
  expect(screen.getByRole('link', { name: 'Review of Harrow Markets' })).toBeTruthy()
  expect(screen.queryByText('People you could follow')).toBeNull()
})
