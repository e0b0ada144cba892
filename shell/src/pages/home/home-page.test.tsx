import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Area, SlotFill } from 'shared-state/contract/area'
import type { HomePart } from 'shared-state/contract/area-lists'
import { part } from 'shared-state/runtime'
import { openSite, type Backend } from '../../testing/open-site.tsx'

afterEach(cleanup)

const fill = (slot: string, text: string, load?: () => Promise<unknown>): SlotFill => ({
  slot: slot as never,
  part: part(async () => () => <h2>{text}</h2>),
  ...(load && { load }),
})
const configured = (code: string, isshow = true, type = 2) => ({
  code,
  name: `Module ${code}`,
  patternId: 2,
  type,
  isshow,
})
/** The section as its release lists it: in order of appearance, each in the narrow column. */
const partOf = ({ slot }: SlotFill, order: number): HomePart => ({
  part: slot.slice('home.'.length),
  name: { en: `Part ${slot}` },
  place: 'side',
  shape: 'few',
  order,
})
const config = (...modules: ReturnType<typeof configured>[]): Backend => ({
  'home.data': () => ({ modules, data: { stats: { regulators: 60, brokers: 59655 }, grades: [] } }),
})

async function openHome(slots: SlotFill[], backend: Backend) {
  const area: Area = { name: 'brokers', routes: [], slots }
  const site = await openSite('/en/', {
    backend,
    areas: [area],
    releases: { brokers: { slots: slots.map(({ slot }) => slot), lists: { home: slots.map(partOf) } } },
  })
  await act(async () => {})
  return site
}
const titles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(heading => heading.textContent)

test('the home page’s search form submits to the search page without JavaScript', async () => {
  await openHome([], config())
  const form = within(screen.getByRole('main')).getByRole('search')
  expect([
    form.getAttribute('action'),
    form.getAttribute('method'),
    within(form).getByRole('combobox').getAttribute('name'),
  ]).toEqual(['/en/search.html', 'get', 'q'])
  expect(screen.getByText('59,655')).toBeTruthy()
})

test('the configuration selects the home sections and their order', async () => {
  const parts = [fill('home.topbrokers', 'Top'), fill('home.exposures', 'Exposures'), fill('home.topics', 'Topics')]
  await openHome(parts, config(configured('exposures'), configured('topics', false), configured('topbrokers')))
  expect(titles().filter(title => ['Top', 'Exposures', 'Topics'].includes(title!))).toEqual(['Exposures', 'Top'])
})

test('a configured home section that the shell does not know is shown', async () => {
  await openHome([fill('home.weather', 'Rain later')], config(configured('weather')))
  expect(titles()).toContain('Rain later')
})

test('a home section missing from the configuration comes after the configured ones', async () => {
  await openHome(
    [fill('home.weather', 'Rain later'), fill('home.flash', 'Flash')],
    config(configured('flash', true, 3)),
  )
  const shown = ['Flash', 'Rain later']
  expect(titles().filter(title => shown.includes(title!))).toEqual(shown)
})

test('without a configuration the home page shows every section in the order of the releases', async () => {
  const { reports } = await openHome([fill('home.topbrokers', 'Top'), fill('home.flash', 'Flash')], {})
  expect(titles().filter(title => ['Top', 'Flash'].includes(title!))).toEqual(['Top', 'Flash'])
  expect(reports).toContain('shell load')
})

test('a failed home section shows an error in its place and can be retried', async () => {
  let broken = true
  const flaky = fill('home.topbrokers', 'Top', async () => {
    if (broken) throw new Error('down')
  })
  await openHome([flaky, fill('home.topics', 'Topics')], config(configured('topbrokers'), configured('topics')))
  expect(titles()).toContain('Topics')
  expect(screen.getByRole('alert').textContent).toContain('Module topbrokers did not load')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(async () => {})
  expect(titles()).toContain('Top')
})

test('the configuration places a home section: full width, wide column, narrow column or below', async () => {
  const parts = ['one', 'two', 'three', 'four'].map(code => fill(`home.${code}`, code))
  await openHome(
    parts,
    config(
      configured('four', true, 4),
      configured('three', true, 3),
      configured('two', true, 2),
      configured('one', true, 1),
    ),
  )
  expect(titles().filter(title => ['one', 'two', 'three', 'four'].includes(title!))).toEqual([
    'one',
    'two',
    'three',
    'four',
  ])
})

test('the home page shows the broker total and the regulators’ registers', async () => {
  const regulators = {
    items: [{ code: '1', abbreviation: 'FCA', country: 'United Kingdom', twoCharCode: 'GB' }],
    total: 60,
  }
  await openHome([], { ...config(), 'regulator.list': () => regulators })
  const panel = screen.getByRole('heading', { name: '60 regulators, each with its own register' }).closest('section')!
  expect(within(panel).getByText('59,655')).toBeTruthy()
  expect(within(panel).getByRole('link', { name: 'and 59 more' }).getAttribute('href')).toBe('/en/regulators.html')
})

test('the home page gives the scores of each grade and says that E is what the other grades leave, with the counted brokers', async () => {
  const stats = { regulators: 60, brokers: 59655 }
  const graded = [
    { grade: 'D', count: 9000 },
    { grade: 'E', count: 2098 },
  ]
  await openHome([], { 'home.data': () => ({ modules: [], data: { stats, grades: graded } }) })
  const key = screen.getByRole('heading', { name: 'How a score becomes a grade' }).closest('section')!
  expect(
    within(key)
      .getAllByRole('listitem')
      .map(item => within(item).getByText(/\d/, { selector: 'span' }).textContent),
  ).toEqual([
    'Above 8.54',
    '8 to 8.54',
    '7 to 7.99',
    '6 to 6.99',
    '4.56 to 5.99',
    '0.01 to 4.55',
    '0, or between 4.55 and 4.56',
  ])
  expect(within(key).getByText('Brokers with grade E: 2,098')).toBeTruthy()
  // The dial and the key say the same, and neither confuses the lowest grade with a missing licence.
  expect(screen.getAllByText('Brokers with grade E: 2,098')).toHaveLength(2)
  expect(screen.getAllByText('0, or between 4.55 and 4.56')).toHaveLength(2)
  expect(within(screen.getByRole('main')).queryByText('No licence found')).toBeNull()
})

test('without data the home page still says what grade E is, but gives no number of brokers', async () => {
  await openHome([], {})
  expect(screen.getAllByText('0, or between 4.55 and 4.56')).toHaveLength(2)
  expect(screen.queryByText(/Brokers with grade E/)).toBeNull()
})
