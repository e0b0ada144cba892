import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openAddress, refusal, type Answers } from 'shared-state/testing/open-address'
import { testStore } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import { area } from '../area.tsx'
import en from '../strings/en.json'
import { harrow, survey, surveyWithContent } from '../testing/sample-survey.ts'
import { surveyHead } from './load-survey.ts'

const strings = { ...uiEn, ...en }
const viewer = { userId: 'u1', nick: 'Dimas A.', avatar: null, roles: [] } as never
const commentOf = (commentId: string, content: string) => ({
  commentId,
  content,
  staff: false,
  lang: 'en',
  user: { userId: 'u1', nick: 'Dimas A.', avatar: null },
  createdAt: '2026-11-18T10:00:00Z',
})
const listOf = (items: object[]) => ({ items, total: items.length, pageIndex: 1, pageSize: 20 })

interface Options {
  shown?: ReturnType<typeof surveyWithContent>
  related?: ReturnType<typeof survey>[]
  address?: string
  answers?: Answers
  user?: never | null
}

async function open({ shown = surveyWithContent(), related = [], address, answers, user = null }: Options = {}) {
  const sent: object[] = []
  const page = await openAddress(area, address ?? '/en/survey/visit-to-mill-road-s1001.html', {
    answers: {
      'survey.detail': () => ({ survey: shown, related }),
      'comment.list': () => listOf([]),
      ...answers,
    },
    onCall: ({ name, method }, input) => void (method === 'POST' && sent.push({ call: name, ...input })),
    strings,
    user,
  })
  return { ...page, sent }
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
const comments = () => within(screen.getByRole('region', { name: 'Comments' }))
async function write(words: string) {
  await userEvent.type(comments().getByLabelText(/Your comment/), words)
  await userEvent.click(comments().getByRole('button', { name: /^Post comment/ }))
}

test('the worst finding against the broker is above the title, all findings are above the verdict, and nothing looks good', async () => {
  await open()
  const record = screen.getByRole('region', { name: 'On record about the broker: Harrow Markets' })
  const [worst, other] = [within(record).getByText('No licence found'), within(record).getByText('Grade E')]
  const verdict = screen.getByText('Found at the address')
  expect([isBefore(worst, other), isBefore(other, verdict)]).toEqual([true, true])
  const title = screen.getByRole('heading', { level: 1 })
  expect(isBefore(screen.getAllByText('No licence found')[0]!, title)).toBe(true)
  expect(screen.getByText('Says nothing about its licence')).toBeTruthy()
  expect(document.querySelector('.good')).toBeNull()
})

test('a broker without findings is shown with its state, and by its full name if others have the same', async () => {
  const broker = { ...harrow, findings: [], grade: 'B' as const, namesakeDetails: ['harrow.example'] }
  await open({ shown: surveyWithContent({ broker, verdict: 'moved' }) })
  const record = screen.getByRole('region', { name: /Harrow Markets \(United Kingdom, harrow\.example\)/ })
  expect(within(record).getByText('Regulated')).toBeTruthy()
})

test('a survey shows its address, day, text and photos, and leads to the broker and its other surveys', async () => {
  await open({ related: [survey({ code: 's1002', title: 'A second visit' })] })
  expect(screen.getAllByText('14 Mill Road, Leeds & Bradford')).toHaveLength(2)
  for (const words of ['12 Oct 2026', 'We rang the bell on the second floor.'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(hrefOf('Photo 1 of 2')).toBe('/images/p1.webp')
  expect(screen.getByText('The entrance')).toBeTruthy()
  expect(hrefOf('Check this broker')).toBe('/en/brokers/info/harrow-markets-hw1.html')
  expect(hrefOf('All surveys of this broker')).toBe('/en/survey.html?traderCode=hw1')
  const related = within(screen.getByRole('region', { name: 'Other surveys' }))
  expect(related.getByRole('link', { name: 'A second visit' })).toBeTruthy()
})

test('the map is reached through the page before an external site', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Look up the address on OpenStreetMap' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    `/en/leaving.html?url=${encodeURIComponent(
      'https://www.openstreetmap.org/search?query=14+Mill+Road%2C+Leeds+%26+Bradford',
    )}`,
    'nofollow',
  ])
})

test('a survey without photos and related surveys has neither heading', async () => {
  await open({ shown: surveyWithContent({ photos: [] }) })
  expect(screen.queryByRole('heading', { name: 'Photos' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Other surveys' })).toBeNull()
})

test('the address with a wrong slug leads to the right one', async () => {
  const { at } = await open({ address: '/en/survey/other-name-s1001.html?page=2' })
  expect(at()).toBe('/en/survey/visit-to-mill-road-s1001.html?page=2')
})

test('a posted comment is listed, and the answer of the form says so', async () => {
  const items: object[] = []
  const { sent } = await open({
    user: viewer,
    answers: {
      'comment.list': () => listOf([...items]),
      'survey.comment': ({ content }) => items.unshift(commentOf('7', String(content))),
    },
  })
  await write('I was there too, last week.')
  expect(await screen.findByText('Your comment is posted.')).toBeTruthy()
  expect(comments().getByText('I was there too, last week.').tagName).toBe('P')
  expect(sent).toEqual([{ call: 'survey.comment', code: 's1001', content: 'I was there too, last week.' }])
})

test('a comment of a visitor who is not logged in opens the login and keeps its text', async () => {
  const { store } = await open({ answers: { 'survey.comment': () => refusal(401, 2001) } })
  await write('I was there too, last week.')
  expect(await screen.findByText(/Your text is kept here/)).toBeTruthy()
  expect(store.session.promptOpen).toBe(true)
  expect(comments().getByLabelText<HTMLTextAreaElement>(/Your comment/).value).toBe('I was there too, last week.')
})

test('a survey stays readable if its comments do not load', async () => {
  await open({ answers: { 'comment.list': () => refusal(503, 5001) } })
  expect(screen.getByRole('heading', { level: 1, name: 'A visit to Mill Road' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull()
})

test('the head of a survey has its title, summary and address, and marks an invented one', () => {
  const store = testStore({ strings })
  const url = new URL('http://localhost/en/survey/visit-to-mill-road-s1001.html')
  const data = { survey: surveyWithContent(), related: [], comments: null, formKey: '' }
  expect(surveyHead(data, { store, url })).toMatchObject({
    title: 'A visit to Mill Road',
    description: 'The name is at the door.',
    canonical: '/survey/visit-to-mill-road-s1001.html',
    sample: true,
  })
})
