import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, refusal } from 'shared-state/testing/open-address'
import { openRoute } from '../../testing/open-route.tsx'
import { newNotice } from '../../testing/sample-notice.ts'

const own = (actions: string[], change: object = {}) => ({
  notice: newNotice({ state: 'invited', firm: 'Lumbung Futures' }),
  firm: 'Lumbung Futures',
  reference: '',
  passages: 'The second paragraph.',
  explanation: 'None of this has happened.',
  post: {
    title: 'Withdrawal pending',
    content: 'I asked to withdraw on the first of May, and nothing has come since.',
    lang: 'en',
    images: [
      { imageId: 'i1', url: '/i1', thumb: '/i1', width: 9, height: 9, caption: 'The request' },
      { imageId: 'i2', url: '/i2', thumb: '/i2', width: 9, height: 9, caption: 'The passport' },
    ],
  },
  correction: null,
  statement: null,
  appeal: null,
  authorUntil: '2026-11-24T09:00:00Z',
  actions,
  ...change,
})
const open = (actions: string[], answers: Answers = {}, change: object = {}) =>
  openRoute(
    '/en/exposure/notice-answer.html?notice=n1',
    { 'exposure.noticeown': () => own(actions, change), ...answers },
    { isLoggedIn: true },
  )
const type = async (label: RegExp, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

test('the author reads what the firm says and answers it', async () => {
  const { sent, at } = await open(['answer'], { 'exposure.noticestatement': () => ({}) })
  for (const words of ['Lumbung Futures', 'The second paragraph.', 'None of this has happened.', /You have until/])
    screen.getByText(words)
  await type(/^Your answer/, 'My bank confirms it.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
  await screen.findByText('Sent. A moderator will read it.')
  expect(sent).toEqual([{ call: 'exposure.noticestatement', input: { code: 'n1', content: 'My bank confirms it.' } }])
  expect(at()).toBe('/en/exposure/notice-answer.html?notice=n1&done=answer')
})

test('a correction starts from the post, and a picture can be left out', async () => {
  const { sent } = await open(['rewrite'], { 'exposure.noticerewrite': () => ({}) })
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^What happened/).value).toContain('on the first of May')
  await type(/^What happened/, 'I asked to withdraw on the first of May. The firm says that it has paid.')
  await userEvent.click(screen.getByRole('checkbox', { name: /The passport/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send the correction' }))
  await screen.findByText('Sent. A moderator will read it.')
  expect(sent[0]!.input).toEqual({
    code: 'n1',
    title: 'Withdrawal pending',
    content: 'I asked to withdraw on the first of May. The firm says that it has paid.',
    imageIds: ['i1'],
  })
})

test('a refused appeal keeps its text and has the focus', async () => {
  const message = 'Enter at least 10 characters.'
  await open(['appeal'], { 'exposure.noticeappeal': () => refusal(400, 1002, [{ field: 'content', message }]) })
  await type(/^Your appeal/, 'Short')
  await userEvent.click(screen.getByRole('button', { name: 'Send the appeal' }))
  await screen.findByText(message)
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Your appeal/)
  expect([field.value, document.activeElement === field]).toEqual(['Short', true])
})

test('an author who has nothing to do reads that, with their answer', async () => {
  await open([], {}, { statement: 'My bank confirms it.', authorUntil: null })
  screen.getByText('There is nothing for you to do at the moment.')
  expect(screen.getByRole('region', { name: 'Your answer' }).textContent).toContain('My bank confirms it.')
})

test('a visitor who is not logged in is led to the login, and someone else finds no page', async () => {
  await openRoute('/en/exposure/notice-answer.html?notice=n1', {})
  expect(screen.getByRole('link', { name: 'Log in to continue' }).getAttribute('href')).toContain('notice-answer.html')
  const stranger = { 'exposure.noticeown': () => refusal(403, 2004) }
  const { at } = await openRoute('/en/exposure/notice-answer.html?notice=n1', stranger, { isLoggedIn: true })
  expect(at()).toBe('/en/404.html')
})
