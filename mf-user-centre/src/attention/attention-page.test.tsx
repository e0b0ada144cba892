import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserPublic } from 'calls/entities/user'
import { exampleOutput } from 'shared-state/examples/call-examples'
import { usercenterMycollection, usercenterMyintervene } from 'calls/account-lists'
import type { CallOutput } from 'shared-state/api/declare-call'
import { noCounts, openPage, Refused, type Backend } from '../testing/open-page.tsx'

const [example] = (exampleOutput(usercenterMycollection) as CallOutput<typeof usercenterMycollection>).items
const quill = {
  ...example!,
  code: 'Q1',
  traderCode: 'Q1',
  slug: 'quillhaven',
  showName: 'Quillhaven FX',
  score: 8.61,
  grade: 'AAA' as const,
  findings: ['revoked', 'someExpired'] as const,
}
const dimas: UserPublic = {
  userId: 'u2',
  nick: 'Dimas A.',
  avatar: null,
  countryCode: '360',
  twoCharCode: 'ID',
  countryName: 'Indonesia',
  identity: 'ib',
  vest: false,
  fans: 1,
}
const late = {
  ...(exampleOutput(usercenterMyintervene) as CallOutput<typeof usercenterMyintervene>).items[0]!,
  code: 'e1',
  slug: 'no-withdrawal',
  title: 'No withdrawal',
  brokerName: 'Quillhaven FX',
  state: 'awaiting_author' as const,
  overdue: false,
}
const pageOf = <Item,>(items: Item[]) => ({ items, total: items.length, pageIndex: 1, pageSize: 20 })

function attentionBackend(): Backend {
  let brokers = [quill]
  let people = [dimas]
  return {
    'usercenter.traderinfocount': () => ({ ...noCounts, collections: brokers.length, follows: people.length }),
    'usercenter.mycollection': ({ keyword }) =>
      pageOf(brokers.filter(({ showName }) => !keyword || showName.includes(keyword))),
    'usercenter.deletecollection': ({ codes }) => ({
      count: (brokers = brokers.filter(({ code }) => !codes!.includes(code))).length,
    }),
    'usercenter.attention': () => pageOf(people),
    'batchfollow.follow': ({ userIds }) => {
      people = people.filter(({ userId }) => !userIds!.includes(userId))
      return { follows: people.length, collections: 1 }
    },
  }
}

test('a followed broker is listed with its worst state, grade and score and can be unfollowed', async () => {
  await openPage('/user/attention.html', attentionBackend())
  const row = screen.getByRole('link', { name: 'Quillhaven FX' }).closest('li')!
  expect(row.textContent).toMatch(/^Quillhaven FXLicence revoked.*8\.61/)
  expect(screen.getByRole('link', { name: 'Quillhaven FX' }).getAttribute('href')).toBe(
    '/en/brokers/info/quillhaven-Q1.html',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow Quillhaven FX' }))
  expect(await screen.findByText('No longer followed.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'You are not following any broker yet' })).toBeTruthy()
})

test('a search without a match in the followed brokers shows a message and a link to all', async () => {
  await openPage('/user/attention.html', attentionBackend())
  await userEvent.type(screen.getByLabelText('Name'), 'zzz')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByRole('heading', { name: 'None of the brokers you follow matches “zzz”' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/en/user/attention.html')
})

test('followed people are on a separate tab and link to their profiles', async () => {
  await openPage('/user/attention.html?tab=people', attentionBackend())
  const person = screen.getByRole('link', { name: 'Dimas A.' })
  expect(person.getAttribute('href')).toBe('/en/user/u2.html')
  expect(person.closest('li')!.textContent).toContain('Introducing broker, 1 follower')
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow Dimas A.' }))
  expect(await screen.findByRole('heading', { name: 'You are not following anyone yet' })).toBeTruthy()
})

test('the list of followed people suggests others to follow, and no one if there is nobody to suggest', async () => {
  let followed: readonly string[] = []
  await openPage('/user/attention.html?tab=people', {
    ...attentionBackend(),
    'usercenter.attention': () => pageOf([]),
    'suggestedusers.list': () => ({ items: followed.length > 0 ? [] : [dimas] }),
    'batchfollow.follow': ({ userIds }) => {
      followed = userIds as unknown as string[]
      return { follows: 1, collections: 1 }
    },
  })
  expect(screen.getByRole('heading', { name: 'People you could follow' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Follow Dimas A.' }))
  expect(await screen.findByText('Followed.')).toBeTruthy()
  expect([followed, screen.queryByRole('heading', { name: 'People you could follow' })]).toEqual([['u2'], null])
})

test('a followed case is listed with its state and can be unfollowed', async () => {
  let cases = [late]
  await openPage('/user/attention.html?tab=cases', {
    'usercenter.traderinfocount': () => ({ ...noCounts, followedCases: cases.length }),
    'usercenter.attention': ({ kind }) => pageOf(kind === 'exposure' ? cases : []),
    'exposure.follow': ({ code, on }) => {
      cases = cases.filter(one => on || one.code !== code)
      return { followed: false, followers: 0 }
    },
  })
  const link = screen.getByRole('link', { name: 'No withdrawal' })
  expect(link.getAttribute('href')).toBe('/en/exposure/no-withdrawal-e1.html')
  for (const words of ['Waiting for the author', 'Quillhaven FX', 'Last change'])
    expect(link.closest('li')!.textContent).toContain(words)
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow No withdrawal' }))
  expect(await screen.findByRole('heading', { name: 'You are not following any case yet' })).toBeTruthy()
  expect(screen.getByText('No longer followed.')).toBeTruthy()
})

test('a follower can be followed back', async () => {
  let followed: string[] = []
  await openPage('/user/fans.html', {
    'usercenter.fans': () => pageOf([dimas]),
    'usercenter.followed': () => ({ userIds: followed }),
    'batchfollow.follow': ({ userIds, on }) => {
      followed = on ? [...userIds!] : []
      return { follows: 1, collections: 0 }
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Follow Dimas A.' }))
  expect(await screen.findByRole('button', { name: 'Unfollow Dimas A.' })).toBeTruthy()
})

test('a list of followed brokers that fails to load is not shown as empty', async () => {
  const failing = { ...attentionBackend(), 'usercenter.mycollection': () => new Refused(503, { message: 'down' }) }
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  await openPage('/user/attention.html', failing)
  expect(screen.queryByRole('heading', { name: 'You are not following any broker yet' })).toBeNull()
  quiet.mockRestore()
})
