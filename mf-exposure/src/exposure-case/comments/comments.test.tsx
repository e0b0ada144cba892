import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refusal } from 'shared-state/testing/open-address'
import { openCase } from '../../testing/open-case.tsx'
import { exposure } from '../../testing/sample-exposure.ts'

const commentOf = (commentId: string, content: string, staff = false) => ({
  commentId,
  content,
  staff,
  lang: 'en',
  user: exposure().user,
  createdAt: '2026-11-18T10:00:00Z',
})
const listOf = (items: object[], total = items.length) => ({ items, total, pageIndex: 1, pageSize: 20 })
const panel = () => screen.getByRole('region', { name: 'Comments' })
const write = async (words: string) => {
  await userEvent.type(within(panel()).getByLabelText(/Your comment/), words)
  await userEvent.click(within(panel()).getByRole('button', { name: /^Post comment/ }))
}

test('comments are listed with their authors, and staff of the broker are marked', async () => {
  const items = [commentOf('2', 'We are looking into it.', true), commentOf('1', 'Same here.')]
  await openCase({ exposure: exposure(), answers: { 'comment.list': () => listOf(items, 41) } })
  const listed = within(panel()).getAllByRole('article')
  expect(listed.map(comment => comment.textContent!.includes('Broker staff'))).toEqual([true, false])
  const addresses = within(panel())
    .getAllByRole('link')
    .map(link => link.getAttribute('href'))
  expect(addresses).toContain('/en/exposure/withdrawal-pending-2047719.html?page=3#comments')
})

test('a posted comment is listed, and its form is empty again', async () => {
  const items: object[] = []
  const { sent } = await openCase({
    exposure: exposure(),
    actions: () => ['report'],
    answers: {
      'comment.list': () => listOf([...items]),
      'exposure.comment': ({ content }) => items.unshift(commentOf('7', String(content))),
    },
  })
  await write('The same happened to me.')
  expect(await screen.findByText('Your comment is posted.')).toBeTruthy()
  expect(within(panel()).getByText('The same happened to me.').tagName).toBe('P')
  expect(within(panel()).getByLabelText<HTMLTextAreaElement>(/Your comment/).value).toBe('')
  expect(sent).toEqual([{ call: 'exposure.comment', input: { code: '2047719', content: 'The same happened to me.' } }])
})

test('a comment of a visitor who is not logged in opens the login and keeps its text', async () => {
  const { store } = await openCase({
    exposure: exposure(),
    answers: { 'exposure.comment': () => refusal(401, 2001) },
  })
  await write('The same happened to me.')
  expect(await screen.findByText(/Your text is kept here/)).toBeTruthy()
  expect(store.session.promptOpen).toBe(true)
  expect(within(panel()).getByLabelText<HTMLTextAreaElement>(/Your comment/).value).toBe('The same happened to me.')
})

test('a case that is not public has no comments', async () => {
  await openCase({ exposure: exposure({ state: 'pending_review' }), actions: () => [] })
  expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull()
})
