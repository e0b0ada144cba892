import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { marketTypes } from 'calls/entities/market-listing'
import { fieldsOf } from 'calls/market/listing-fields'
import { ApiError } from 'shared-state/runtime'
import { refusal } from 'shared-state/testing/open-address'
import { fieldText, kindText } from '../listing-parts/kind-words.ts'
import en from '../strings/en.json'
import { openAdd } from '../testing/open-add.tsx'
import { listing } from '../testing/sample-listing.ts'
import { control, factsOf, fillFacts, fillText, press, type, words } from '../testing/type-listing.ts'

beforeEach(() => sessionStorage.clear())

const textOf = (key: number) => (en as Record<string, string>)[key]!
const heading = (name: string) => screen.findByText(name, { selector: 'h2' })
const current = () => screen.getAllByRole('listitem', { current: 'step' }).map(({ textContent }) => textContent)

/** Goes to the last step with everything filled in. */
async function walk(kind: (typeof marketTypes)[number]) {
  await fillFacts(kind)
  await press('Continue')
  await heading('2. Description')
  await fillText()
  await press('Continue')
  await heading('3. Pictures')
  await press('Continue')
  await heading('4. Check and send')
}

test.each(marketTypes)('the form for %s asks for each declared field and sends exactly what was typed', async kind => {
  const { sent } = await openAdd(kind)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Add a listing: ${textOf(kindText[kind])}`)
  await walk(kind)
  const preview = screen.getByRole('region', { name: 'As others will see it' })
  expect(preview.textContent).toContain(words.title)
  expect(preview.textContent).not.toContain(words.contact)
  expect(sent).toEqual([])
  await press('Send for review')
  expect(await screen.findByText('Your listing was sent.')).toBeTruthy()
  expect(sent).toMatchObject([{ call: `market.${kind.toLowerCase()}add` }])
  expect(sent[0]!.input).toEqual({ ...words, ...factsOf(kind) })
  expect(sent[0]!.key).toBeTruthy()
  expect(sessionStorage).toHaveLength(0)
})

test.each(marketTypes)(
  'a visitor without a login sees what the form for %s asks for, and the way to the login',
  async kind => {
    await openAdd(kind, { isLoggedIn: false })
    expect(screen.getByRole('link', { name: 'Log in to add a listing' }).getAttribute('href')).toBe(
      `/en/login.html?return=${encodeURIComponent(`/en/market/${kind}/add.html`)}`,
    )
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    const asked = screen.getByRole('region', { name: 'What the form asks for' }).textContent
    for (const { name } of fieldsOf(kind)) expect(asked).toContain(textOf(fieldText[name]!))
  },
)

test('after sending, a listing leads to the own listings and to the market', async () => {
  await openAdd('technical')
  await walk('technical')
  await press('Send for review')
  await screen.findByText('Your listing was sent.')
  expect(screen.getByRole('link', { name: 'Your own listings' }).getAttribute('href')).toBe('/en/user/market.html')
  expect(screen.getByRole('link', { name: 'To the market' }).getAttribute('href')).toBe('/en/market.html')
})

test('an unknown kind of listing is not found', async () => {
  await openAdd('yachts' as never)
  expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeTruthy()
})

test('a step with faulty fields names each of them, keeps what was typed and moves the focus to the first', async () => {
  await openAdd('personal')
  type('years', 'many')
  type('salaryTo', '50')
  await press('Continue')
  expect(await screen.findByText('Enter 2 to 80 characters.')).toBeTruthy()
  expect(screen.getByText('Enter a whole number from 0 to 60.')).toBeTruthy()
  expect(screen.getByText('Enter this too, or leave “Salary up to” empty.')).toBeTruthy()
  expect([control('years').value, control('salaryTo').value]).toEqual(['many', '50'])
  expect(document.activeElement).toBe(control('position'))
  expect(current()).toEqual(['Details'])
})

test('a range that ends below its beginning is refused at its end', async () => {
  await openAdd('team')
  await fillFacts('team')
  type('salaryTo', '10')
  await press('Continue')
  expect(await screen.findByText('This is less than “Salary”.')).toBeTruthy()
})

test('an exhibition cannot end before it begins', async () => {
  await openAdd('exhibition')
  await fillFacts('exhibition')
  type('endsAt', '2026-12-01')
  await press('Continue')
  expect(await screen.findByText('This day is before “First day”.')).toBeTruthy()
  expect(document.activeElement).toBe(control('endsAt'))
})

test('an address that is none and a code that is no currency are refused before anything is sent', async () => {
  await openAdd('platform')
  type('platformName', 'Trader 5')
  type('website', 'javascript:alert(1)')
  await press('Continue')
  expect(await screen.findByText('Enter an address such as https://example.com/page.')).toBeTruthy()
  cleanup()
  sessionStorage.clear()
  await openAdd('payment')
  type('methods', 'Card')
  type('currencies', 'USD, rupiah')
  await press('Continue')
  expect(await screen.findByText('Enter up to 30 three-letter codes such as USD.')).toBeTruthy()
})

test('a refusal of an unfit broker is shown at the broker, with all that was written', async () => {
  const message = 'Harrow Markets cannot be advertised here.'
  const { sent } = await openAdd('ib', {
    answers: { 'market.ibadd': () => refusal(400, 1004, [{ field: 'traderCode', message }]) },
  })
  await walk('ib')
  await press('Send for review')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(current()).toEqual(['Details'])
  expect((document.activeElement as HTMLInputElement).name).toBe('traderCode')
  expect(control('rebate').value).toBe('Sample words')
  await press('Continue')
  expect(await heading('2. Description')).toBeTruthy()
  expect(control('content').value).toBe(words.content)
  expect(sent).toHaveLength(1)
})

test('brokers with findings say so where they are chosen', async () => {
  await openAdd('rumor')
  type('brokerKeyword', 'harrow')
  await press('Search')
  expect((await screen.findByRole('radio', { name: /^Harrow/ })).closest('label')!.textContent).toContain('No licence')
})

test('a search that finds no broker says so', async () => {
  await openAdd('ib')
  type('brokerKeyword', 'nowhere')
  await press('Search')
  expect(await screen.findByText('No broker found. Try another part of its name.')).toBeTruthy()
  type('rebate', '$3')
  await press('Continue')
  expect(await heading('2. Description')).toBeTruthy()
})

test('pictures are uploaded as they are chosen, shown in the preview and sent with the listing', async () => {
  const { sent } = await openAdd('technical')
  await fillFacts('technical')
  await press('Continue')
  await heading('2. Description')
  await fillText()
  await press('Continue')
  await heading('3. Pictures')
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['x'], 'desk.png', { type: 'image/png' }),
  )
  await waitFor(() => expect(document.querySelector('[name=imageIds]')).toBeTruthy())
  await press('Continue')
  await heading('4. Check and send')
  expect(screen.getByRole('region', { name: 'As others will see it' }).querySelector('img')).toBeTruthy()
  await press('Send for review')
  await screen.findByText('Your listing was sent.')
  expect(sent.at(-1)!.input).toMatchObject({ imageIds: ['i1'] })
})

test('what was written is there again after a reload of the tab, at the step where it was', async () => {
  await openAdd('technical')
  await fillFacts('technical')
  await press('Continue')
  await heading('2. Description')
  type('title', 'Half a title')
  cleanup()
  const { sent } = await openAdd('technical')
  expect(await heading('2. Description')).toBeTruthy()
  expect(control('title').value).toBe('Half a title')
  expect(screen.getByText('12 of 80')).toBeTruthy()
  await fillText()
  await press('Continue')
  await heading('3. Pictures')
  await press('Continue')
  await heading('4. Check and send')
  await press('Send for review')
  await screen.findByText('Your listing was sent.')
  expect(sent[0]!.input).toEqual({ ...words, ...factsOf('technical') })
})

test('going back keeps what was typed, complete or not', async () => {
  await openAdd('technical')
  await fillFacts('technical')
  await press('Continue')
  await heading('2. Description')
  type('title', 'abc')
  await press('Back')
  await heading('1. Details')
  expect(control('service').value).toBe('Sample words')
  await press('Continue')
  await heading('2. Description')
  expect(control('title').value).toBe('abc')
})

test('a session that ended while writing loses nothing', async () => {
  const loggedOut = new ApiError({ call: 'test', status: 401, code: 2001, message: '', errors: [] })
  await openAdd('technical', { answers: { 'market.technicaladd': () => loggedOut } })
  await walk('technical')
  await press('Send for review')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'As others will see it' }).textContent).toContain(words.title)
})

const own = (change: object = {}) => ({
  listing: {
    ...listing({ state: 'rejected', code: 'm7', title: words.title }),
    reason: 'It promises profit.',
    ...change,
  },
  content: words.content,
  contact: words.contact,
  extra: { traderCode: 'pw1', rebate: '$5 a lot' },
})

test('a rejected listing opens with the moderator’s reason and its fields, and is sent again', async () => {
  const { sent } = await openAdd('ib', { query: '?code=m7', answers: { 'market.own': () => own() } })
  expect(screen.getByText('It promises profit.')).toBeTruthy()
  expect(control('rebate').value).toBe('$5 a lot')
  for (const name of ['2. Description', '3. Pictures', '4. Check and send']) {
    await press('Continue')
    await heading(name)
  }
  await press('Send for review')
  await screen.findByText('Your listing was sent.')
  expect(sent[0]!.input).toEqual({ ...words, code: 'm7', traderCode: 'pw1', rebate: '$5 a lot' })
})

test('a listing that is not rejected cannot be sent again', async () => {
  await openAdd('ib', { query: '?code=m7', answers: { 'market.own': () => own({ state: 'live' }) } })
  expect(screen.getByText(/^This listing has already been sent again or withdrawn/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})
