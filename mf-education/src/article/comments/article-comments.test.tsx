import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openAddress, refusal, type Answers } from 'shared-state/testing/open-address'
import uiEn from 'ui/strings/en.json'
import { area } from '../../area.tsx'
import en from '../../strings/en.json'
import { writtenLesson } from '../../testing/written-lesson.ts'

const commentOf = (commentId: string, content: string, lang = 'en') => ({
  commentId,
  content,
  lang,
  staff: false,
  user: { userId: 'u1', nick: 'Dimas A.', avatar: null },
  createdAt: '2026-01-10T10:00:00Z',
})

async function open(answers: Answers, user: object | null) {
  const sent: object[] = []
  const opened = await openAddress(area, '/en/education/news/what-a-pip-is-worth-700.html', {
    answers: {
      'news.detail': () => ({ article: writtenLesson, related: [], prev: null, next: null }),
      'aggregate.seo_randomdata': () => ({ items: [] }),
      ...answers,
    },
    onCall: ({ name }, input) => void (name === 'article.comment' && sent.push(input)),
    only: 'education/news/:titleCode',
    strings: { ...uiEn, ...en },
    user: user as never,
  })
  return { ...opened, sent }
}
const panel = () => within(screen.getByRole('region', { name: 'Comments' }))
async function write(words: string) {
  await userEvent.type(panel().getByLabelText(/Your comment/), words)
  await userEvent.click(panel().getByRole('button', { name: /^Post comment/ }))
}
const viewer = { userId: 'u1', nick: 'Dimas A.', avatar: null, roles: [] }

test('a posted comment is listed below the article, and one in another language says so', async () => {
  const items = [commentOf('1', 'Terima kasih.', 'id')]
  const { sent } = await open(
    {
      'comment.list': () => ({ items: [...items], total: items.length }),
      'article.comment': ({ content }) => items.unshift(commentOf('2', String(content))),
    },
    viewer,
  )
  expect(panel().getByText('Written in Indonesian.')).toBeTruthy()
  await write('That was clear.')
  expect(await screen.findByText('Your comment is posted.')).toBeTruthy()
  expect(
    panel()
      .getAllByRole('article')
      .map(one => within(one).getAllByText(/\.$/).length > 0),
  ).toEqual([true, true])
  expect(panel().getByText('That was clear.')).toBeTruthy()
  expect(sent).toEqual([{ code: '700', content: 'That was clear.' }])
})

test('a comment of a visitor who is not logged in opens the login and keeps its text', async () => {
  const { store } = await open(
    { 'comment.list': () => ({ items: [], total: 0 }), 'article.comment': () => refusal(401, 2001) },
    null,
  )
  await write('That was clear.')
  expect(await screen.findByText(/Your text is kept here/)).toBeTruthy()
  expect(store.session.promptOpen).toBe(true)
  expect(panel().getByLabelText<HTMLTextAreaElement>(/Your comment/).value).toBe('That was clear.')
})

test('an article stays readable if its comments do not load', async () => {
  await open({ 'comment.list': () => refusal(503, 5001) }, null)
  expect(screen.getByRole('heading', { level: 1, name: 'What a pip is worth' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull()
})
