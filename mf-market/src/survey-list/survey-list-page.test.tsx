import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openAddress, refusal, type Answers } from 'shared-state/testing/open-address'
import { testStore } from 'shared-state/testing/render-part'
import uiEn from 'ui/strings/en.json'
import { area } from '../area.tsx'
import en from '../strings/en.json'
import { survey } from '../testing/sample-survey.ts'
import { surveyListHead } from './load-survey-list.ts'
import { readQuery } from './survey-query.ts'

const strings = { ...uiEn, ...en }

async function open(query = '', items = [survey()], total = items.length, answers: Answers = {}) {
  const asked: object[] = []
  const page = await openAddress(area, `/en/survey.html${query}`, {
    answers: {
      'survey.list': () => ({ items, total, pageIndex: 1, pageSize: 20 }),
      'home.countrylist': () => ({ groups: [{ letter: '', items: [{ countryCode: '826', name: 'United Kingdom' }] }] }),
      ...answers,
    },
    onCall: ({ name }, input) => void (name === 'survey.list' && asked.push(input)),
    strings,
  })
  return { ...page, asked }
}
const hrefOf = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]!.getAttribute('href')

test('a survey in the list shows its broker, what was found, where and when, and leads to both', async () => {
  await open()
  const row = screen.getByRole('article')
  for (const words of [
    'No licence found',
    'Found at the address',
    '14 Mill Road',
    '12 Oct 2026',
    'The name is at the door',
  ])
    expect(row.textContent).toContain(words)
  expect(hrefOf('A visit to Mill Road')).toBe('/en/survey/visit-to-mill-road-s1001.html')
  expect(hrefOf('Harrow Markets')).toBe('/en/brokers/info/harrow-markets-hw1.html')
  expect(within(row).getByRole('img', { name: 'United Kingdom' })).toBeTruthy()
  expect(row.querySelector('img[src="/images/p1-thumb.webp"]')).toBeTruthy()
})

test('a survey without photos and without texts of its own is listed', async () => {
  await open('', [survey({ photos: [], summary: '' })])
  expect(screen.getByRole('article').querySelector('img[src^="/images/"]')).toBeNull()
})

test('the list says above all surveys what a visit does not tell', async () => {
  await open()
  const said = screen.getByText(/an office that exists makes no broker safer/)
  expect(said.compareDocumentPosition(screen.getByRole('article'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the filters of the address are asked for and shown in the form, which works without JavaScript', async () => {
  const { asked } = await open('?verdict=moved&countryCode=826&keyword=mill&order=old&traderCode=hw1')
  const fields = { verdict: 'moved', countryCode: '826', keyword: 'mill', order: 'old', traderCode: 'hw1' }
  expect(asked).toEqual([{ ...fields, pageIndex: 1, pageSize: 20 }])
  const form = document.querySelector('form')!
  expect([form.getAttribute('action'), form.method]).toEqual(['/en/survey.html', 'get'])
  expect(Object.fromEntries(new FormData(form))).toEqual(fields)
})

test('the form with JavaScript puts only the chosen filters into the address', async () => {
  const { at } = await open()
  await userEvent.selectOptions(screen.getByLabelText('What was found'), 'Doubtful')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search surveys' }), 'leeds')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(at()).toBe('/en/survey.html?keyword=leeds&verdict=doubtful')
})

test('each page of the list has an address that keeps the filters', async () => {
  await open('?verdict=found', [survey()], 45)
  expect(screen.getByRole('heading', { name: '45 surveys' })).toBeTruthy()
  expect(hrefOf('Page 3 of 3')).toBe('/en/survey.html?verdict=found&page=3')
})

test('a page number after the last page leads to the last one', async () => {
  const { at } = await open('?page=9', [survey()], 45)
  expect(at()).toBe('/en/survey.html?page=3')
})

test('the list of one broker names it in its heading and leads back to all', async () => {
  await open('?traderCode=hw1&order=old')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Surveys of Harrow Markets')
  expect(hrefOf(/About Harrow Markets/)).toBe('/en/survey.html?order=old')
})

test('an empty list says why, and that a missing survey says nothing about a broker', async () => {
  await open('?verdict=moved&order=old', [])
  expect(screen.getByRole('heading', { name: 'No surveys match these filters' })).toBeTruthy()
  expect(document.body.textContent).toContain('says nothing about it')
  expect(hrefOf('Clear the filters')).toBe('/en/survey.html?order=old')
})

test('a list without any survey has no filters to clear', async () => {
  await open('', [])
  expect(screen.getByRole('heading', { name: 'No surveys yet' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Clear the filters' })).toBeNull()
})

test('a list that failed to load says so below the explanation, and can be asked for again', async () => {
  await open('?verdict=found', [], 0, { 'survey.list': () => refusal(503, 5001) })
  expect(screen.getByRole('alert').textContent).toContain('Field surveys')
  expect(hrefOf('Try again')).toBe('/en/survey.html?verdict=found')
  expect(screen.getByText(/an office that exists/)).toBeTruthy()
})

test('the list works without the countries of its filter', async () => {
  await open('', [survey()], 1, { 'home.countrylist': () => refusal(503, 5001) })
  expect(screen.getByRole('article')).toBeTruthy()
})

test('searches and lists that failed to load are not indexed, and invented surveys are marked', () => {
  const store = testStore({ strings })
  const url = new URL('http://localhost/en/survey.html')
  const list = { items: [survey()], total: 1, pages: 1 }
  const headOf = (query: string, shown: typeof list | null) =>
    surveyListHead(
      { query: readQuery(new URLSearchParams(query)), list: shown, about: null, countries: [] },
      { store, url },
    )
  expect(headOf('verdict=found', list)).toMatchObject({
    canonical: '/survey.html?verdict=found',
    noindex: false,
    sample: true,
  })
  expect([headOf('keyword=x', list).noindex, headOf('', null).noindex]).toEqual([true, true])
})
