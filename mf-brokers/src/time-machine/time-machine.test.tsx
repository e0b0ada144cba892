import { screen, within } from '@testing-library/react'
import { mostSnapshotChanges } from 'calls/broker-history'
import type { Broker } from 'calls/entities/broker'
import { licenceOf } from 'calls/testing/example-licence'
import type { LoadContext } from 'shared-state/runtime'
import { testStore } from 'shared-state/testing/render-part'
import { brokerTabs } from '../addresses.ts'
import strings from '../strings/en.json'
import { openTab, Refused, type Backend } from '../testing/open-tab.tsx'
import { brokerOf, noEvidence, tabDataOf } from '../testing/sample-brokers.ts'
import { headOfTimeMachine } from './head-of-time-machine.ts'
import { loadTimeMachine } from './load-time-machine.ts'

const path = '/en/time-machine/quillhaven-fx-Q1.html'
const ofDay = `${path}?date=2026-03-01`
const change = { at: '2026-05-02T00:00:00.000Z', field: 'score', fieldName: 'Score', from: '8.9', to: '3.1' }
const revoked: Partial<Broker> = { licenceStatus: 'revoked', findings: ['revoked', 'gradeD'], grade: 'D', score: 3.1 }

/** A backend with this broker today and on the day asked for. */
function backendOf(today: Partial<Broker>, then: Partial<Broker> = {}, changes: object[] = [change]): Backend {
  return {
    'dealer.main': () => ({
      main: brokerOf(today),
      tabs: brokerTabs.map(linkname => ({ linkname, isShow: true })),
      evidence: noEvidence,
    }),
    'trader.tips': () => ({ items: [] }),
    'dealer.datainit': () => ({ metrics: [], from: '2024-05-06', to: '2026-11-20' }),
    'timemachine.snapshot': () => ({ broker: brokerOf(then), changes }),
  }
}

const field = () => screen.getByLabelText<HTMLInputElement>('Day')
const valuesOf = (fact: string) => {
  const row = screen.getByRole('rowheader', { name: fact }).closest('tr')!
  return [...row.querySelectorAll('td')].map(cell => cell.textContent)
}
const noRecord = () => expect(screen.queryByRole('table')).toBeNull()

test('the day is chosen in a form that works by GET without JavaScript, from the day of listing until today', async () => {
  await openTab(path, backendOf({}))
  const form = field().form!
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', path])
  const { name, type, min, max } = field()
  expect([name, type, min, max]).toEqual(['date', 'date', '2024-05-06', '2026-11-20'])
  noRecord()
})

test('the record of a day shows each fact of that day next to the fact of today', async () => {
  const then: Partial<Broker> = {
    showName: 'Quill FX',
    grade: 'AAA',
    score: 8.9,
    exposureCount: 2,
    licences: [licenceOf()],
  }
  await openTab(ofDay, backendOf({ ...revoked, licences: [licenceOf({ status: 'revoked' })] }, then))
  expect(field().value).toBe('2026-03-01')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Fact',
    'On 1 Mar 2026',
    'Today',
  ])
  const [first] = screen.getAllByRole('rowheader')
  expect(first!.textContent).toBe('Findings against it')
  expect(valuesOf('Findings against it')).toEqual(['None', 'Licence revoked, Grade D'])
  expect(valuesOf('Name')).toEqual(['Quill FX', 'Quillhaven FX'])
  expect(valuesOf('Grade')).toEqual(['AAA', 'D'])
  expect(valuesOf('Score')).toEqual(['8.90', '3.10'])
  expect(valuesOf('Complaints')).toEqual(['2', '9'])
  expect(valuesOf('Licence status')).toEqual(['Regulated', 'Licence revoked'])
  expect(valuesOf('Licences')[1]).toMatch(/\(Licence revoked\)$/)
})

test('the changes since the day are told in words', async () => {
  await openTab(ofDay, backendOf(revoked))
  const changes = within(screen.getByRole('region', { name: 'Changes since 1 Mar 2026' }))
  expect(changes.getByText('Score: from 8.90 to 3.10')).toBeTruthy()
  expect(changes.queryByText(/Only the latest/)).toBeNull()
})

test('a list of changes that is cut says so', async () => {
  await openTab(ofDay, backendOf(revoked, {}, Array(mostSnapshotChanges).fill(change)))
  expect(screen.getByText('Only the latest 200 changes are shown.')).toBeTruthy()
})

test('a day since which nothing has changed says so', async () => {
  await openTab(ofDay, backendOf({}, {}, []))
  expect(screen.getByText('No changes since that day')).toBeTruthy()
})

test('today’s worst finding comes before everything that an earlier, better record says', async () => {
  await openTab(ofDay, backendOf(revoked, { grade: 'AAA', score: 8.9 }))
  const said = document.body.textContent
  const verdict = screen
    .getByRole('region', { name: 'Our verdict on Quillhaven FX' })
    .querySelector('[data-verdict=sentence]')!
  expect(verdict.textContent).toMatch(/revoked/i)
  expect(said.indexOf(verdict.textContent)).toBeLessThan(said.indexOf('AAA'))
  expect(said.split('AAA')).toHaveLength(2)
  expect(screen.getByText(/This is an earlier record/)).toBeTruthy()
})

test.each([
  ['in the future', 400, 'Choose today or an earlier date.'],
  ['before the listing', 404, 'The broker was not yet listed on that date.'],
])('a day %s is refused at the field, and no record is shown', async (_name, status, message) => {
  const refused = () => new Refused(status, { errors: [{ field: 'date', message }] })
  await openTab(ofDay, { ...backendOf({}), 'timemachine.snapshot': refused })
  expect(screen.getByLabelText('Day', { selector: '[aria-invalid=true]' })).toBe(field())
  expect(screen.getByText(message)).toBeTruthy()
  noRecord()
})

test.each(['yesterday', '2026-02-31', `2026-03-01${'0'.repeat(99)}`])(
  'the text %s is no day: the field says so, and the server is not asked',
  async typed => {
    let asked = 0
    await openTab(`${path}?date=${typed}`, { ...backendOf({}), 'timemachine.snapshot': () => void asked++ })
    expect(screen.getByText('Enter a valid day.')).toBeTruthy()
    expect(asked).toBe(0)
    noRecord()
  },
)

test('a record that failed to load says so, and today’s verdict is shown all the same', async () => {
  const { 'timemachine.snapshot': _, ...backend } = backendOf(revoked)
  await openTab(ofDay, backend)
  expect(screen.getByText('The record on an earlier day did not load')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Quillhaven FX' })).toBeTruthy()
})

/** What the loader throws for an address of this broker. */
async function thrownFor(nameCode: string, known: boolean) {
  const main = { main: brokerOf(), tabs: [], evidence: noEvidence }
  const dealer = { metrics: [], from: '2024-05-06', to: '2026-11-20' }
  const store = testStore({
    answers: known
      ? {
          'dealer.main': main,
          'dealer.datainit': dealer,
          'dealer.skyeyescorev2': {},
          'comment.stasticinit': { items: [] },
          'trader.tips': { items: [] },
          'advertisement.fxeye': { items: [] },
          'trader.similar': { items: [] },
          'timemachine.snapshot': { broker: main.main, changes: [] },
        }
      : {},
  })
  const url = new URL(`http://localhost/en/time-machine/${nameCode}?date=2026-03-01`)
  const { signal } = new AbortController()
  const context: LoadContext = { params: { nameCode }, url, lang: 'en', api: store.api, store, signal }
  return loadTimeMachine(context).then(
    () => undefined,
    (error: Response) => error,
  )
}

test('an address with an outdated name is redirected for good, with its day', async () => {
  const { status, headers } = (await thrownFor('quill-Q1.html', true)) as Response
  expect([status, headers.get('Location')]).toEqual([301, ofDay])
  expect(await thrownFor('quillhaven-fx-Q1.html', true)).toBeUndefined()
})

test.each([
  ['a broker that nobody knows', 'nobody-Z9.html', 404],
  ['a name without a code, which leads to the not-found page', 'no code', 302],
])('the time machine of %s is not found', async (_name, nameCode, status) => {
  expect(await thrownFor(nameCode, false)).toMatchObject({ status })
})

test('the page is not indexed, has one address for all days, and offers no rating to search engines', () => {
  const store = testStore({ strings })
  const place = { store, lang: 'en', url: new URL(`http://localhost${ofDay}`) } as never
  const { noindex, canonical, title, structured } = headOfTimeMachine(
    { ...tabDataOf({ broker: brokerOf(revoked) }), date: '2026-03-01', listed: null, past: null },
    place,
  )
  expect([noindex, canonical]).toEqual([true, '/time-machine/quillhaven-fx-Q1.html'])
  expect(title).toMatch(/ – Quillhaven FX: its record on an earlier day$/)
  expect(JSON.stringify(structured)).not.toMatch(/rating/i)
})
