import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refusal } from 'shared-state/testing/open-address'
import { openCase, viewer, type CaseOptions } from '../../testing/open-case.tsx'
import { exposure } from '../../testing/sample-exposure.ts'

const { user } = exposure()
const ofAnother = exposure({ user: { ...user, userId: 'u9' } })
const ofReader = () => ['report', 'follow']

/** A case of another user; the backend knows whether the viewer follows it. */
async function openOther(more: Partial<CaseOptions> = {}) {
  let isFollowed = false
  return openCase({
    exposure: ofAnother,
    followed: () => isFollowed,
    answers: { 'exposure.follow': ({ on }) => ({ followed: (isFollowed = Boolean(on)), followers: 1 }) },
    ...more,
  })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a reader follows a case and stops, and reads what came of it', async () => {
  const { sent } = await openOther({ actions: ofReader })
  await press('Follow this case')
  await screen.findByRole('button', { name: 'Unfollow this case' })
  expect(screen.queryByRole('region', { name: 'Your part in this case' })).toBeNull()
  expect(await screen.findByText('You now follow this case. We notify you of each step.')).toBeTruthy()
  await press('Unfollow this case')
  expect((await screen.findByText('You no longer follow this case.')).closest('[role=status]')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Follow this case' })).toBe(document.activeElement)
  expect(sent).toEqual([
    { call: 'exposure.follow', input: { code: '2047719', on: true } },
    { call: 'exposure.follow', input: { code: '2047719', on: false } },
  ])
})

test('a visitor who is not logged in follows the case once they have logged in through the dialog', async () => {
  const { store, sent } = await openOther({ actions: ofReader, isLoggedIn: false })
  await press('Follow this case')
  expect([store.session.promptOpen, sent]).toEqual([true, []])
  await act(async () => store.session.loggedIn(viewer))
  expect(await screen.findByRole('button', { name: 'Unfollow this case' })).toBeTruthy()
  expect(sent).toEqual([{ call: 'exposure.follow', input: { code: '2047719', on: true } }])
})

test('a visitor who logged in without JavaScript in order to follow a case is told to press the button', async () => {
  await openOther({ actions: ofReader, query: '?act=follow' })
  expect(screen.getByRole('status').textContent).toBe('You are logged in. Press “Follow this case” to follow it.')
})

test('a refusal to follow is shown', async () => {
  await openOther({ actions: ofReader, answers: { 'exposure.follow': () => refusal(409, 3101) } })
  await press('Follow this case')
  expect((await screen.findByRole('alert')).textContent).toBe('a message for developers')
  expect(screen.getByRole('button', { name: 'Follow this case' })).toBeTruthy()
})

test.each([
  ['an author', { exposure: exposure(), actions: ofReader }],
  ['a moderator who reads a post before it is public', { exposure: ofAnother, actions: () => ['review'] }],
])('%s is not offered to follow the case', async (_who, options) => {
  await openCase(options)
  expect(screen.queryByRole('button', { name: 'Follow this case' })).toBeNull()
})
