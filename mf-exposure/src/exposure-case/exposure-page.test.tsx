import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { Exposure, ExposureEvent } from 'calls/entities/exposure'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import en from '../strings/en.json'
import { answeredCase, exposure, pellworth } from '../testing/sample-exposure.ts'
import { ExposurePage } from './exposure-page.tsx'
import { exposureHead, loadExposure } from './load-exposure.ts'

const now = Date.parse('2026-11-19T20:00:00Z')
const other = exposure({ code: 'other1', slug: 'frozen', title: 'Account frozen after a profit', overdue: true })

function answersFor(shown: Exposure, events: ExposureEvent[]) {
  return {
    'exposure.detail': { exposure: shown, langs: [shown.lang], events },
    'exposure.revelation': {
      items: [shown, other],
      total: 18,
      pageIndex: 1,
      pageSize: 4,
      counts: [{ state: 'resolved', name: '', count: 11 }],
    },
  }
}

async function load(path: string, answers: Record<string, unknown>) {
  const store = testStore({ strings: { ...uiWords, ...en }, answers, now })
  const url = new URL(path, 'http://localhost')
  const params = { slugCode: path.split('/').at(-1) }
  const data = await loadExposure({
    params,
    url,
    lang: 'en',
    api: store.api,
    store,
    signal: new AbortController().signal,
  })
  return { data, store }
}

async function open(shown: Exposure, events = answeredCase) {
  const at = `/en/exposure/${shown.slug}-${shown.code}.html`
  const { data, store } = await load(at, answersFor(shown, events))
  return renderPart(<ExposurePage />, { at, data, store })
}

test('a moderator’s reason comes before their own words in the timeline', async () => {
  const [last, ...earlier] = answeredCase
  const reason = { code: 'broker_silent', name: 'The broker does not answer any more.' } as const
  const closed = { ...last!, eventId: 'closed', action: 'close', actor: 'moderator', to: 'closed' } as const
  const events = [{ ...closed, reason, note: 'We asked three times.' }, last!, ...earlier]
  await open(exposure({ state: 'closed', replied: true }), events)
  const step = screen.getByText('We asked three times.').closest('li')!
  expect([...step.querySelectorAll('p')].map(({ textContent }) => textContent).slice(-2)).toEqual([
    'The broker does not answer any more.',
    'We asked three times.',
  ])
})

const redirectOf = (path: string, answers: Record<string, unknown> = {}) =>
  load(path, answers).then(
    () => {
      throw new Error('no redirect')
    },
    (error: unknown) => error as Response,
  )

test('an exposure shows its title, day of mediation, current step and text', async () => {
  await open(exposure({ state: 'awaiting_author', replied: true }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Withdrawal of $4,200 pending')
  expect(screen.getByText('Day 7')).toBeTruthy()
  expect(
    screen.getByRole('list', { name: 'Steps of the case' }).querySelector('[aria-current=step]')!.textContent,
  ).toBe('Author’s turn: now')
  expect(screen.getByText('Nothing came.').tagName).toBe('P')
})

test('an exposure’s author is shown with a flag that is labelled with the country’s name', async () => {
  await open(exposure())
  expect(screen.getAllByRole('img', { name: 'Indonesia' })[0]!.getAttribute('src')).toBe('/flags/id.webp')
})

test('the timeline of an exposure starts with the next step and whose turn it is', async () => {
  await open(exposure({ state: 'awaiting_author', replied: true }))
  const timeline = screen.getByRole('region', { name: 'Timeline' })
  const titles = within(timeline)
    .getAllByRole('listitem')
    .map(item => item.querySelector('p')!.textContent)
  expect(titles.map(title => title!.replace(/^.*?: /, ''))).toEqual([
    'Back in mediation',
    'Waiting for the author',
    'The broker replied',
    'A moderator accepted the mediation',
    'The author asked for mediation',
    'The author added more information',
    'Published after review',
  ])
  expect(within(timeline).getByText('Please send the bank reference.')).toBeTruthy()
  expect(within(timeline).getByText('Broker staff')).toBeTruthy()
})

test.each(['draft', 'pending_review', 'rejected'] as const)(
  'a post that is %s does not claim to be public, with a day, readers or a public timeline',
  async state => {
    await open(exposure({ state }))
    expect(screen.getByRole('article').textContent).not.toMatch(/published \d|\d views?\b|Nobody can edit/)
  },
)

test('an exposure shows next to its state that the broker has not replied', async () => {
  await open(exposure({ state: 'in_mediation', dueAt: '2026-11-16T14:20:00Z', overdue: true }), [])
  expect(screen.getAllByText('Broker has not replied').length).toBeGreaterThan(1)
  expect(screen.getAllByText('In mediation').length).toBeGreaterThan(0)
  expect(screen.getByText(/^No reply within 14 days of the start of mediation/)).toBeTruthy()
})

test('a case in mediation about a broker without staff here says so, instead of a late reply', async () => {
  await open(exposure({ state: 'in_mediation', registered: false }), [])
  const timeline = screen.getByRole('region', { name: 'Timeline' })
  expect(within(timeline).getByText('The broker is not registered here')).toBeTruthy()
  expect(within(screen.getByRole('article')).queryByText('Broker has not replied')).toBeNull()
  const record = screen.getByRole('region', { name: 'Pellworth Global' })
  expect(within(record).getByText(/Nobody from the broker has an account here/)).toBeTruthy()
})

test('an exposure shows the broker’s record and its other exposures', async () => {
  await open(exposure())
  const record = screen.getByRole('region', { name: 'Pellworth Global' })
  expect(within(record).getByText('11')).toBeTruthy()
  expect(within(record).getByText('18 of 18')).toBeTruthy()
  const same = screen.getByRole('region', { name: 'Same broker' })
  expect(
    within(same)
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual(['/en/exposure.html?traderCode=pw1', '/en/exposure/frozen-other1.html'])
})

test('an exposure names the broker’s worst finding in its record and before its grade, which praises no broker that may not lead', async () => {
  await open(exposure({ broker: { ...pellworth, grade: 'AAA', findings: ['revoked', 'someExpired'] } }))
  const record = screen.getByRole('region', { name: 'Pellworth Global' })
  expect(within(record).getByText('Licence revoked')).toBeTruthy()
  expect(within(record).getByRole('img', { name: 'Grade AAA' }).getAttribute('class')).toMatch(/ none$/)
  const line = screen.getByRole('link', { name: 'Pellworth Global' }).parentElement!
  expect(line.textContent).toBe('Pellworth GlobalLicence revokedAAA')
  expect(within(line).getByRole('img', { name: 'Grade AAA' }).getAttribute('class')).toMatch(/ none$/)
})

test('an exposure about an unlisted broker does not link to a broker page', async () => {
  await open(exposure({ broker: null, brokerName: 'Somewhere FX' }))
  expect(screen.getByRole('region', { name: 'Somewhere FX' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Somewhere FX' })).toBeNull()
})

test('title and heading of an exposure tell the accused broker apart from another one of its name', async () => {
  const accused = 'Pellworth Global (United Kingdom, Pellworth Ltd)'
  const shown = exposure({ broker: { ...pellworth, namesakeDetails: ['Pellworth Ltd'] } })
  const { container } = await open(shown, [])
  expect(container.querySelector('article')!.textContent).toContain(`About ${accused}`)
  expect(container.textContent!.replaceAll(accused, '')).not.toContain(pellworth.showName)
  const { data, store } = await load('/en/exposure/withdrawal-pending-2047719.html', answersFor(shown, []))
  const { title } = exposureHead(data, { store, url: new URL('http://localhost/en/'), lang: 'en' })
  expect(title).toBe(`Withdrawal of $4,200 pending – ${accused}`)
})

test('the pictures of an exposure are numbered links with their captions', async () => {
  const image = { imageId: 'i1', url: '/images/i1.webp', thumb: '/images/i1-s.webp', width: 300, height: 400 }
  await open(exposure({ images: [image, { ...image, imageId: 'i2', caption: 'Bank statement' }] }))
  const link = screen.getByRole('link', { name: 'Image 2 of 2' })
  expect(link.getAttribute('href')).toBe('/images/i1.webp')
  expect(link.closest('figure')!.querySelector('figcaption')!.textContent).toBe('Bank statement')
})

test('an exposure address with a wrong slug redirects permanently to the canonical address', async () => {
  const response = await redirectOf('/en/exposure/old-title-2047719.html', answersFor(exposure(), []))
  expect([response.status, response.headers.get('Location')]).toEqual([
    301,
    '/en/exposure/withdrawal-pending-2047719.html',
  ])
})

test('an exposure address without a code redirects to the not-found page', async () => {
  const response = await redirectOf('/en/exposure/%3Cx%3E.html')
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/en/404.html'])
})

test('the head of an invented exposure marks it as sample data', async () => {
  const { data, store } = await load('/en/exposure/withdrawal-pending-2047719.html', answersFor(exposure(), []))
  expect(exposureHead(data, { store, url: new URL('http://localhost/en/'), lang: 'en' })).toMatchObject({
    canonical: '/exposure/withdrawal-pending-2047719.html',
    sample: true,
  })
})
