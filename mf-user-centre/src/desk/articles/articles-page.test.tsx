import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DeskArticle } from 'calls/article-desk'
import { openPage, Refused, rina, type Backend } from '../../testing/open-page.tsx'

const article = (code: string, more: Partial<DeskArticle> = {}): DeskArticle => ({
  code,
  category: 'education',
  level: 'beginner',
  title: { en: `Lesson ${code}`, id: `Pelajaran ${code}` },
  publishedAt: '2026-11-28T08:30:00.000Z',
  state: 'published',
  editable: true,
  history: [{ action: 'write', nick: 'Editor', at: '2026-11-27T08:00:00.000Z' }],
  ...more,
})
const items = [
  article('1', { state: 'scheduled' }),
  article('2', { category: 'video', editable: false, history: [], level: null }),
]

async function openList(path = '/user/desk/articles.html', answers: Backend = {}) {
  const sent: object[] = []
  await openPage(
    path,
    {
      'article.desk': input => {
        sent.push(input)
        return { items, total: items.length, pageIndex: 1, pageSize: 20, topics: [] }
      },
      'article.withdraw': input => {
        sent.push(input)
        return { done: true }
      },
      ...answers,
    },
    { ...rina, roles: ['editor'] },
  )
  return sent
}
const rowOf = (text: string) => screen.getAllByRole('listitem').find(row => row.textContent?.includes(text))!

test('the desk lists articles with their titles, state and history, and links each to its form', async () => {
  await openList()
  const row = rowOf('Lesson 1')
  expect(row.textContent).toContain('ScheduledEducationBeginner28 Nov 2026, 08:30 UTCLesson 1Pelajaran 1')
  expect(row.textContent).toContain('Written by Editor, 27 Nov 2026, 08:00 UTC')
  const change = within(row).getByRole('link', { name: 'Change' })
  expect(change.getAttribute('href')).toBe('/en/user/desk/article.html?code=1')
  const add = screen.getByRole('link', { name: 'New article' })
  expect(add.getAttribute('href')).toBe('/en/user/desk/article.html')
})

test('an article from a file has no actions and says why', async () => {
  await openList()
  const row = rowOf('Lesson 2')
  expect(row.textContent).toContain('From a file: cannot be changed here')
  expect([within(row).queryByRole('link'), within(row).queryByRole('button')]).toEqual([null, null])
})

test('the desks link to each other, and the menu entry of the desk is the current one', async () => {
  await openList()
  const desks = within(screen.getByRole('navigation', { name: 'Editor’s desk' })).getAllByRole('link')
  expect(desks.map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['News flashes', '/en/user/desk.html', null],
    ['Articles', '/en/user/desk/articles.html', 'page'],
    ['Surveys', '/en/user/desk/surveys.html', null],
  ])
  const menu = within(screen.getByRole('navigation', { name: 'Account' }))
  expect(menu.getByRole('link', { name: 'Editor’s desk' }).getAttribute('aria-current')).toBe('page')
})

test('the tabs choose withdrawn articles and a category, and each keeps the other', async () => {
  const sent = await openList('/user/desk/articles.html?view=withdrawn&category=news')
  expect(sent[0]).toEqual({ view: 'withdrawn', category: 'news', pageIndex: 1, pageSize: 20 })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Industry')).toBe('/en/user/desk/articles.html?view=withdrawn&category=industry')
  expect(hrefOf('Published and scheduled')).toBe('/en/user/desk/articles.html?category=news')
})

test('an editor withdraws an article', async () => {
  const sent = await openList()
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw Lesson 1' }))
  expect(await screen.findByText('The article has been withdrawn.')).toBeTruthy()
  expect(sent).toContainEqual({ code: '1' })
})

test('a withdrawal that the server refuses shows its message', async () => {
  await openList('/user/desk/articles.html', {
    'article.withdraw': () => new Refused(409, { message: 'From a file.' }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw Lesson 1' }))
  expect(await screen.findByText('From a file.')).toBeTruthy()
})

test('users without the role see who the desk is for', async () => {
  await openList('/user/desk/articles.html', { 'article.desk': () => new Refused(403, { message: 'No permission.' }) })
  expect(screen.getByText('No permission.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'New article' })).toBeNull()
})
